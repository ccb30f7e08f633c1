import { parseArgs } from 'node:util'
import { METRICS, type Metric } from './metrics.ts'

/** Pages that are measured, by the id of their screen. */
export const PAGES = { home: '/m/home', login: '/m/login', 'member.home': '/m/member/home' } as const
export type PageId = keyof typeof PAGES

/** One merchant of each layout; `unseen` is generated in the run, so that nothing can be tuned to it. */
export const UNSEEN = 'unseen'
const MERCHANTS = ['aurora', 'manila', 'saigon', UNSEEN]
const RUNS = 3

/** What a run measures. */
export interface BenchOptions {
  readonly merchants: readonly string[]
  readonly pages: readonly PageId[]
  readonly metrics: readonly Metric[]
  /** Whether the second visit is measured too. */
  readonly repeat: boolean
  /** The rules alone are measured too, without a browser. */
  readonly rules: boolean
  readonly runs: number
  /** A build to measure in place of a fresh one, a folder that holds `m/`. */
  readonly dist: string | undefined
}

export const USAGE = `npm run -s bench -- [--merchant aurora,unseen] [--page home,login,member.home] [--runs 3] [--only taskMs,requests] [--visit first] [--dist folder]`

/** Reads the command line. Throws one line that names the wrong word. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      merchant: { type: 'string' },
      page: { type: 'string' },
      only: { type: 'string' },
      visit: { type: 'string', default: 'both' },
      runs: { type: 'string', default: String(RUNS) },
      dist: { type: 'string' },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs} is not a number of runs`)
  if (values.visit !== 'both' && values.visit !== 'first')
    throw new Error(`--visit ${values.visit}: use first or both`)
  const isPage = (name: string): name is PageId => Object.hasOwn(PAGES, name)
  const isMetric = (name: string): name is Metric => Object.hasOwn(METRICS, name)
  return {
    merchants: listed(values.merchant) ?? MERCHANTS,
    pages: known('--page', listed(values.page) ?? Object.keys(PAGES), isPage),
    metrics: known('--only', listed(values.only) ?? Object.keys(METRICS), isMetric),
    repeat: values.visit === 'both',
    rules: [values.merchant, values.page, values.only].every((value) => value === undefined),
    runs,
    dist: values.dist,
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
