import { createHmac, randomInt } from 'node:crypto'
import type { Call } from './call.ts'
import type { SentCode } from './world.ts'

/** At most this many codes to one receiver within a minute. */
const mostPerMinute = 5
const mostKept = 500

type Wanted = { channel: SentCode['channel']; to: string; digits: number; lifeMs: number }

/** "Sends" a one-time code. It invalidates an earlier one to the same receiver, except picture codes. */
export const issueCode = (call: Pick<Call, 'merchantState' | 'world'>, wanted: Wanted): SentCode => {
  const { channel, to, digits, lifeMs } = wanted
  const now = call.world.now()
  if (channel !== 'captcha') {
    for (const earlier of call.merchantState.codes)
      if (earlier.channel === channel && earlier.to === to) earlier.used = true
  }
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const sent: SentCode = { channel, to, code, sentAt: now, expiresAt: now + lifeMs, used: false }
  call.merchantState.codes.push(sent)
  if (call.merchantState.codes.length > mostKept) call.merchantState.codes.shift()
  return sent
}

/** Whether too many codes have been sent to this receiver recently. */
export const sentTooMany = (
  call: Pick<Call, 'merchantState' | 'world'>,
  channel: SentCode['channel'],
  to: string,
): boolean => {
  const since = call.world.now() - 60_000
  const recent = call.merchantState.codes.filter(
    (sent) => sent.channel === channel && sent.to === to && sent.sentAt > since,
  )
  return recent.length >= mostPerMinute
}

/** Redeems a code: it is valid once, until it expires. */
export const redeemCode = (
  call: Pick<Call, 'merchantState' | 'world'>,
  channel: SentCode['channel'],
  to: string,
  code: string,
): 'good' | 'wrong' | 'expired' | 'used' => {
  const found = call.merchantState.codes.findLast(
    (sent) => sent.channel === channel && sent.to === to && sent.code === code.trim(),
  )
  if (!found) return 'wrong'
  if (found.used) return 'used'
  if (found.expiresAt <= call.world.now()) return 'expired'
  found.used = true
  return 'good'
}

const stepMs = 30_000
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const fromBase32 = (secret: string): Buffer => {
  const bits = [...secret.toUpperCase().replace(/[^A-Z2-7]/g, '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** A time-based one-time password (RFC 6238: SHA-1, six digits, 30 s). */
export const timeCode = (secret: string, now: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / stepMs)))
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (hash[hash.length - 1] ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Number of steps for which a code counts as expired instead of wrong: ten minutes. */
const mostSteps = 20

/**
 * The step to which an authenticator's code belongs, and its age in steps; `always` for a fixture's six digits that are always
 * valid; undefined for a code that was not shown recently.
 */
export const authenticatorStep = (
  ga: string,
  code: string,
  now: number,
): 'always' | { step: number; age: number } | undefined => {
  const typed = code.trim()
  if (/^\d{6}$/.test(ga)) return typed === ga ? 'always' : undefined
  if (ga === '') return undefined
  const current = Math.floor(now / stepMs)
  for (let age = 0; age <= mostSteps; age += 1) {
    if (timeCode(ga, (current - age) * stepMs) === typed) return { step: current - age, age }
  }
  return undefined
}
