import { isRecord, type JsonRecord, text } from '../json.ts'
import type { MerchantState } from '../world.ts'

/**
 * The parts of the vendor's service that can fail: its `script` (gt.js, gt4.js), its first response (`load`), the scripts that it
 * loads (`main`, without which there is no slider: 60204; `gct`, without which there is one: 60205, then the callback), the
 * `fallback` if load fails, and the check of the slide (`verify`).
 */
export const captchaParts = ['script', 'load', 'main', 'gct', 'fallback', 'verify'] as const
export type CaptchaPart = (typeof captchaParts)[number]

/** `missing` 404 · `hang` no response · `error` a refusal with `code` and `message` · `reject` a wrong puzzle. */
export const captchaWays = ['missing', 'hang', 'error', 'reject'] as const
export type CaptchaWay = (typeof captchaWays)[number]

export type CaptchaTrouble = {
  part: CaptchaPart
  how: CaptchaWay
  /** Only this server, such as `static-1`; all if absent. */
  server?: string
  times: number
  code: string
  message: string
}

const troubles = new WeakMap<MerchantState, CaptchaTrouble[]>()

const listOf = (merchantState: MerchantState): CaptchaTrouble[] => {
  const known = troubles.get(merchantState) ?? []
  troubles.set(merchantState, known)
  return known
}

const number = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise

/**
 * Reads and stores `{ part, how, server?, times = -1, code?, message? }`. `times: 0` removes the troubles of a part, -1 means until
 * reset. Throws with a readable message.
 */
export const putTrouble = (merchantState: MerchantState, said: unknown): void => {
  const body: JsonRecord = isRecord(said) ? said : {}
  const part = captchaParts.find((known) => known === body.part)
  if (!part) throw new Error(`"part" must be one of ${captchaParts.join(', ')}`)
  const times = number(body.times, -1)
  const list = listOf(merchantState)
  if (times === 0) {
    troubles.set(
      merchantState,
      list.filter((trouble) => trouble.part !== part),
    )
    return
  }
  const how = captchaWays.find((known) => known === body.how)
  if (!how) throw new Error(`"how" must be one of ${captchaWays.join(', ')}`)
  const server = text(body.server)
  list.push({
    part,
    how,
    times: times < 0 ? Number.POSITIVE_INFINITY : times,
    code: text(body.code) || '60500',
    message: text(body.message) || 'A trouble was put here',
    ...(server === '' ? {} : { server }),
  })
}

/** The trouble of this request, which is counted; undefined for none. */
export const takeTrouble = (
  merchantState: MerchantState,
  part: CaptchaPart,
  server: string,
): CaptchaTrouble | undefined => {
  const met = listOf(merchantState).find(
    (trouble) => trouble.part === part && trouble.times > 0 && (!trouble.server || trouble.server === server),
  )
  if (met) met.times -= 1
  return met
}

/** Whether the vendor's API is down: then a merchant's server accepts tokens of the offline mode. */
export const vendorIsDown = (merchantState: MerchantState): boolean =>
  listOf(merchantState).some((trouble) => trouble.part === 'load' && trouble.how !== 'error')
