import type { Problem } from '../../site/problem.ts'
import { upTo } from '../../ui/url/ends.ts'
import type { FailedCall, Visit } from './visit.ts'

/** The report of one error, or of a page's speed. It contains no personal data. */
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
  /** Absent while there is no site. */
  readonly visit?: Visit
  /** The last call of this page that the back office refused. */
  readonly failedCall?: FailedCall
}

/** The data known at the place of the error; the rest is added when it is stored. */
export type Happening = Omit<Report, 'at' | 'release' | keyof Where>

/** The state of the page at the moment of a report. */
export type Where = Pick<Report, 'screen' | 'visit' | 'failedCall'>

/** The maximum number of reports per visit. */
export const MOST_A_VISIT = 20
/** One visit in ten reports problems and speed; every visit reports errors. */
export const SAMPLE = 0.1
const SAMPLED: readonly Report['type'][] = ['problem', 'vitals']

const LONGEST_MESSAGE = 200
const MOST_FRAMES = 5

const QUOTE = /["'`“‘«]/
/** A word longer than this is an id, a number or a token. */
const LONGEST_WORD = 20
const LONGEST_NUMBERED = 4
/** Digits of any script. */
const NUMERAL = /\p{Nd}/u

function harmlessWord(word: string): string {
  const plain = upTo(word, '?#')
  const isPersonal = plain.includes('@') || plain.length > LONGEST_WORD
  return isPersonal || (NUMERAL.test(plain) && plain.length > LONGEST_NUMBERED) ? '…' : plain
}

/** Phone and card numbers are written in groups, each as short as a harmless number. */
const isOfAGroup = (word: string, index: number, words: readonly string[]): boolean =>
  NUMERAL.test(word) &&
  [words[index - 1], words[index + 1]].some((beside) => beside !== undefined && NUMERAL.test(beside))

/**
 * The text of an error up to its first quotation, without query strings and without words that look like a personal name, number
 * or token.
 */
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

/** The frames of an error in the build's own files. */
export const framesOf = (stack: string): string[] =>
  [...stack.slice(0, 4000).matchAll(/\/m\/assets\/([\w.-]{1,80}\.js:\d{1,6}:\d{1,6})/g)]
    .map(([, frame = '']) => frame)
    .slice(0, MOST_FRAMES)

/** The report of a thrown value, without private data. */
export function errorReport(thrown: unknown): Happening {
  if (!(thrown instanceof Error)) return { type: 'error', name: typeof thrown }
  const { name, message, stack = '' } = thrown
  return { type: 'error', name: harmless(name), message: harmless(message), stack: framesOf(stack) }
}

/** The report of a crash caught by an error boundary, or of a problem in the sent data: its place, never the value. */
export const problemReport = ({ code, source, pointer }: Problem): Happening => ({
  type: code === 'feature.crashed' || code === 'feature.notLoaded' ? 'contained' : 'problem',
  name: code,
  message: `${source} ${pointer}`.slice(0, LONGEST_MESSAGE),
})

/** The report of a CSP violation: the directive, and only the origin of the address. */
export const policyReport = (directive: string, blocked: string): Happening => ({
  type: 'csp',
  name: harmless(directive),
  message: /^https?:\/\/[^/?#]{1,100}/.exec(blocked)?.[0] ?? harmless(blocked),
})

export interface Reports {
  /** Stores a report for the next batch: the same report only once, and at most {@link MOST_A_VISIT} in total. */
  readonly add: (happening: Happening) => void
  /** Returns the reports that have not been sent yet, and removes them. */
  readonly take: () => readonly Report[]
}

interface Env {
  readonly now: () => number
  readonly random: () => number
  readonly where: () => Where
  readonly release: string
  /** Called when there is something to send. */
  readonly wanted: () => void
}

export function createReports({ now, random, where, release, wanted }: Env): Reports {
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
      waiting.push({ ...happening, at: now(), ...where(), release })
      wanted()
    },
    take() {
      const taken = waiting
      waiting = []
      return taken
    },
  }
}
