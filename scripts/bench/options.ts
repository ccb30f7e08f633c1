import { parseArgs } from 'node:util'
import { giveUp } from '../toolchain/run.ts'
import { METRICS, type Metric } from './metrics.ts'

/** Pages that are measured, by the id of their screen. */
export const PAGES = { home: '/m/home', login: '/m/login', 'member.home': '/m/member/home' } as const
export type PageId = keyof typeof PAGES

/** One merchant of each layout; `unseen` is generated in the run, so that nothing can be tuned to it. */
export const UNSEEN = 'unseen'
const MERCHANTS = ['aurora', 'manila', 'saigon', UNSEEN]
const RUNS = 3

/** Where it is measured, and how often. */
export interface Places {
  readonly merchants: readonly string[]
  readonly pages: readonly PageId[]
  readonly runs: number
  /** A build to measure in place of a fresh one, a folder that holds `m/`. */
  readonly dist: string | undefined
}

/** What a run of the bench measures. */
export interface BenchOptions extends Places {
  readonly metrics: readonly Metric[]
  /** Whether the second visit is measured too. */
  readonly repeat: boolean
  /** The rules alone are measured too, without a browser. */
  readonly rules: boolean
}

const PLACES = {
  merchant: { type: 'string' },
  page: { type: 'string' },
  runs: { type: 'string', default: String(RUNS) },
  dist: { type: 'string' },
} as const

/** Reads the command line of the bench. Throws one line that names the wrong word. */
export function benchOptions(args: readonly string[]): BenchOptions {
  const options = { ...PLACES, only: { type: 'string' }, visit: { type: 'string', default: 'both' } } as const
  const { values } = parseArgs({ args: [...args], options })
  if (values.visit !== 'both' && values.visit !== 'first')
    throw new Error(`--visit ${values.visit}: use first or both`)
  const isMetric = (name: string): name is Metric => Object.hasOwn(METRICS, name)
  return {
    ...placesOf(values),
    metrics: known('--only', listed(values.only) ?? Object.keys(METRICS), isMetric),
    repeat: values.visit === 'both',
    rules: [values.merchant, values.page, values.only].every((value) => value === undefined),
  }
}

/** Reads a command line that says only where it is measured. Throws one line that names the wrong word. */
export const places = (args: readonly string[]): Places =>
  placesOf(parseArgs({ args: [...args], options: PLACES }).values)

/** Ends the process with one line, and how the command is used, where its arguments cannot be read. */
export function readOrGiveUp<Options>(read: (args: readonly string[]) => Options, usage: string): Options {
  try {
    return read(process.argv.slice(2))
  } catch (error) {
    return giveUp(`${error instanceof Error ? error.message : error}\nUse: ${usage}`)
  }
}

interface Given {
  readonly merchant?: string | undefined
  readonly page?: string | undefined
  readonly runs: string
  readonly dist?: string | undefined
}

function placesOf({ merchant, page, runs, dist }: Given): Places {
  const count = Number(runs)
  if (!Number.isInteger(count) || count < 1) throw new Error(`--runs ${runs} is not a number of runs`)
  const isPage = (name: string): name is PageId => Object.hasOwn(PAGES, name)
  return {
    merchants: listed(merchant) ?? MERCHANTS,
    pages: known('--page', listed(page) ?? Object.keys(PAGES), isPage),
    runs: count,
    dist,
  }
}

const listed = (value: string | undefined): string[] | undefined =>
  value?.split(',').filter((word) => word !== '')

function known<Name extends string>(
  option: string,
  names: readonly string[],
  isKnown: (name: string) => name is Name,
): Name[] {
  const wrong = names.find((name) => !isKnown(name))
  if (wrong !== undefined) throw new Error(`${option} does not know ${wrong}`)
  return names.filter(isKnown)
}
