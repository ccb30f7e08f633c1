import { parseArgs } from 'node:util'
import { giveUp } from '../toolchain/run.ts'
import { METRICS, type Metric } from './metrics.ts'
import { type Conditions, DEVTOOLS, SLOW_4G } from './network.ts'

/** Pages that are measured, by the id of their screen. */
export const PAGES = { home: '/m/home', login: '/m/login', 'member.home': '/m/member/home' } as const
export type PageId = keyof typeof PAGES

/** One merchant of each layout; `unseen` is generated in the run, so that nothing is tuned to it. */
export const UNSEEN = 'unseen'
const MERCHANTS = ['aurora', 'manila', 'saigon', UNSEEN]
const RUNS = 3

/** The measured pages, and the number of runs. */
export interface Places {
  readonly merchants: readonly string[]
  readonly pages: readonly PageId[]
  readonly runs: number
  /** A build to measure in place of a fresh one: a folder that contains `m/`. */
  readonly dist: string | undefined
  /** Whether the edge stands before the app. */
  readonly edge: boolean
}

/** The options of a run. */
export interface BenchOptions extends Places {
  readonly metrics: readonly Metric[]
  /** Whether the second visit is measured too. */
  readonly repeat: boolean
  /** The kind of slow network. */
  readonly network: Conditions
  /** Also measures the rules alone, without a browser. */
  readonly rules: boolean
}

const PLACES = {
  merchant: { type: 'string' },
  page: { type: 'string' },
  runs: { type: 'string', default: String(RUNS) },
  dist: { type: 'string' },
  edge: { type: 'boolean', default: false },
} as const

const NETWORKS = { slow4g: SLOW_4G, devtools: DEVTOOLS } as const
const isNetwork = (name: string): name is keyof typeof NETWORKS => Object.hasOwn(NETWORKS, name)

/** Reads the command line of the bench. Throws one line that names the wrong word. */
export function benchOptions(args: readonly string[]): BenchOptions {
  const options = {
    ...PLACES,
    only: { type: 'string' },
    visit: { type: 'string', default: 'both' },
    network: { type: 'string', default: 'slow4g' },
  } as const
  const { values } = parseArgs({ args: [...args], options })
  if (values.visit !== 'both' && values.visit !== 'first')
    throw new Error(`--visit ${values.visit}: use first or both`)
  if (!isNetwork(values.network)) throw new Error(`--network ${values.network}: use slow4g or devtools`)
  const isMetric = (name: string): name is Metric => Object.hasOwn(METRICS, name)
  return {
    ...placesOf(values),
    metrics: known('--only', listed(values.only) ?? Object.keys(METRICS), isMetric),
    repeat: values.visit === 'both',
    network: NETWORKS[values.network],
    rules: [values.merchant, values.page, values.only].every((value) => value === undefined),
  }
}

/** Reads a command line with places only. Throws one line that names the wrong word. */
export const places = (args: readonly string[]): Places =>
  placesOf(parseArgs({ args: [...args], options: PLACES }).values)

/** Ends the process with one line and the usage where the arguments are invalid. */
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
  readonly edge: boolean
}

function placesOf({ merchant, page, runs, dist, edge }: Given): Places {
  const count = Number(runs)
  if (!Number.isInteger(count) || count < 1) throw new Error(`--runs ${runs} is not a number of runs`)
  const isPage = (name: string): name is PageId => Object.hasOwn(PAGES, name)
  return {
    merchants: listed(merchant) ?? MERCHANTS,
    pages: known('--page', listed(page) ?? Object.keys(PAGES), isPage),
    runs: count,
    dist,
    edge,
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
