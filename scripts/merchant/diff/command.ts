import { setTimeout as delay } from 'node:timers/promises'
import { type Asked, type Command, type Out, UsageError } from '../command.ts'
import { MERCHANTS, merchantFileIn } from '../folder.ts'
import { answersIn, chosenCodes } from '../inputs.ts'
import { lineTo } from '../record/boundedFetch.ts'
import { wordsOf } from '../record/client.ts'
import { textOf } from '../values.ts'
import { diffOf, isSame } from './diffOf.ts'
import { originFor } from './environments.ts'
import { linesOfDiff } from './print.ts'
import { type Look, watch } from './watch.ts'

/** Waits; rejects when the signal ends it. */
type Pause = (ms: number, signal: AbortSignal) => Promise<void>

/** `diff <code> <environment>`: a folder against the platform that players reach. */
export const diffWith = (pause: Pause): Command => ({
  name: 'diff',
  usage: '<code> <https://host | environment> [--watch] [--every <seconds>] [--merchants <folder>]',
  summary:
    "What a running platform answers otherwise than the merchant's folder says. Exit code 1: it differs; 2: it cannot be read.",
  options: { watch: { type: 'boolean' }, every: { type: 'string' }, merchants: { type: 'string' } },
  run: (asked, out) => runDiff(asked, out, pause),
})

export const diff = diffWith((ms, signal) => delay(ms, undefined, { signal }))

/** Exit codes, for monitors. */
const SAME = 0
const DIFFERS = 1
const UNREADABLE = 2

const USUAL_SECONDS = 60
/** A monitor must not be a load. */
const LEAST_SECONDS = 5
const MOST_SECONDS = 86_400

async function runDiff({ positionals, values }: Asked, out: Out, pause: Pause): Promise<number> {
  const [code = '', where = '', more] = positionals
  if (code === '' || where === '' || more) throw new UsageError('Say which merchant, and where it runs')
  const root = textOf(values.merchants) ?? MERCHANTS
  chosenCodes([code], root)
  const origin = originFor(where, merchantFileIn(code, root))
  const seconds = readSeconds(textOf(values.every))
  const look = () => lookAt(code, root, origin, values.json === true)
  const tell = ({ lines, code }: Look) => {
    for (const line of lines) (code === UNREADABLE ? out.error : out.line)(line)
  }
  if (!values.watch) {
    const seen = await look()
    tell(seen)
    return seen.code
  }
  const ended = new AbortController()
  const end = () => ended.abort()
  process.once('SIGINT', end)
  try {
    return await watch({
      look,
      wait: () => pause(seconds * 1000, ended.signal),
      tell: (seen) => {
        if (!values.json) out.line(new Date().toISOString())
        tell(seen)
      },
    })
  } finally {
    process.off('SIGINT', end)
  }
}

/** The folder is read again at each look, so that a watch follows what is saved. */
async function lookAt(code: string, root: string, origin: string, isJson: boolean): Promise<Look> {
  try {
    const difference = await diffOf(answersIn(code, root), lineTo(origin))
    const same = isSame(difference)
    const lines = isJson
      ? [JSON.stringify({ merchant: code, origin, same, ...difference }, null, 2)]
      : linesOfDiff(`merchants/${code}`, origin, difference)
    return { lines, code: same ? SAME : DIFFERS }
  } catch (error) {
    return { lines: [`${origin}: ${wordsOf(error).replace(/\.$/, '')}.`], code: UNREADABLE }
  }
}

function readSeconds(said: string | undefined): number {
  const seconds = said === undefined ? USUAL_SECONDS : Number(said)
  if (!(seconds >= LEAST_SECONDS && seconds <= MOST_SECONDS))
    throw new UsageError(`--every takes seconds from ${LEAST_SECONDS} to ${MOST_SECONDS}`)
  return seconds
}
