import type { Problem } from '../../site/problem.ts'
import { upTo } from '../../ui/url/ends.ts'

/** What is told of one thing that went wrong, or of how fast a page was. Nothing in it is a person's. */
export interface Report {
  readonly type: 'error' | 'contained' | 'problem' | 'csp' | 'vitals'
  /** Milliseconds since 1970. */
  readonly at: number
  /** The screen's id. */
  readonly screen: string
  /** The build: the name of its entry. */
  readonly release: string
  readonly name?: string
  readonly message?: string
  /** `file.js:line:column` of the build's own files. */
  readonly stack?: readonly string[]
  readonly value?: number
}

/** What is known where something happens; time, screen and build are added when it is kept. */
export type Happening = Omit<Report, 'at' | 'screen' | 'release'>

/** A visit tells no more than this. */
export const MOST_A_VISIT = 20
/** One visit in ten tells of its problems and its speed; what broke is told by every one. */
export const SAMPLE = 0.1
const SAMPLED: readonly Report['type'][] = ['problem', 'vitals']

const LONGEST_MESSAGE = 200
const MOST_FRAMES = 5

const QUOTE = /["'`“‘«]/
/** As long as this a word is an id, a number or a token. */
const LONGEST_WORD = 20
const LONGEST_NUMBERED = 4
/** Of any script. */
const NUMERAL = /\p{Nd}/u

function harmlessWord(word: string): string {
  const plain = upTo(word, '?#')
  const isPersonal = plain.includes('@') || plain.length > LONGEST_WORD
  return isPersonal || (NUMERAL.test(plain) && plain.length > LONGEST_NUMBERED) ? '…' : plain
}

/** A telephone number and a card are written in groups, each as short as a harmless number. */
const isOfAGroup = (word: string, index: number, words: readonly string[]): boolean =>
  NUMERAL.test(word) &&
  [words[index - 1], words[index + 1]].some((beside) => beside !== undefined && NUMERAL.test(beside))

/** Words of an error, up to what they quote, without addresses' queries and what reads like a name, a number or a token of somebody's. */
export function harmless(message: string): string {
  const start = message.slice(0, 2 * LONGEST_MESSAGE)
  const quoted = start.search(QUOTE)
  const unquoted = quoted < 0 ? start : `${start.slice(0, quoted)}…`
  return unquoted
    .split(/\s/)
    .map((word, index, words) => (isOfAGroup(word, index, words) ? '…' : harmlessWord(word)))
    .join(' ')
    .slice(0, LONGEST_MESSAGE)
}

/** Where in the build's own files an error came from. */
export const framesOf = (stack: string): string[] =>
  [...stack.slice(0, 4000).matchAll(/\/m\/assets\/([\w.-]{1,80}\.js:\d{1,6}:\d{1,6})/g)]
    .map(([, frame = '']) => frame)
    .slice(0, MOST_FRAMES)

/** What was thrown, as it may be told. */
export function errorReport(thrown: unknown): Happening {
  if (!(thrown instanceof Error)) return { type: 'error', name: typeof thrown }
  const { name, message, stack = '' } = thrown
  return { type: 'error', name: harmless(name), message: harmless(message), stack: framesOf(stack) }
}

/** Crashes that were contained, and everything else that is wrong in what was sent: the place, never what stands there. */
export const problemReport = ({ code, source, pointer }: Problem): Happening => ({
  type: code === 'feature.crashed' || code === 'feature.notLoaded' ? 'contained' : 'problem',
  name: code,
  message: `${source} ${pointer}`.slice(0, LONGEST_MESSAGE),
})

/** What a policy refused: its directive, and of an address the origin alone. */
export const policyReport = (directive: string, blocked: string): Happening => ({
  type: 'csp',
  name: harmless(directive),
  message: /^https?:\/\/[^/?#]{1,100}/.exec(blocked)?.[0] ?? harmless(blocked),
})

export interface Reports {
  /** Keeps one for the next batch; the same is told once, and no more than {@link MOST_A_VISIT} in all. */
  readonly add: (happening: Happening) => void
  /** What has not been sent yet, once. */
  readonly take: () => readonly Report[]
}

interface Env {
  readonly now: () => number
  readonly random: () => number
  readonly screen: () => string
  readonly release: string
  /** There is something to send. */
  readonly wanted: () => void
}

export function createReports({ now, random, screen, release, wanted }: Env): Reports {
  const isSampled = random() < SAMPLE
  const known = new Set<string>()
  let waiting: Report[] = []
  return {
    add(happening) {
      if (SAMPLED.includes(happening.type) && !isSampled) return
      const { value: _value, ...what } = happening
      const key = JSON.stringify(what)
      if (known.has(key) || known.size >= MOST_A_VISIT) return
      known.add(key)
      waiting.push({ ...happening, at: now(), screen: screen(), release })
      wanted()
    },
    take() {
      const taken = waiting
      waiting = []
      return taken
    },
  }
}
