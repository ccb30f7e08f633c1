import { createHash } from 'node:crypto'
import type { MerchantLine } from '../../../src/workbench/model/wire.ts'
import type { Merchants } from '../merchants.ts'
import { judgedOf } from './findings.ts'
import type { Judged } from './judge.ts'
import type { WorkbenchOptions } from './serve.ts'

type Options = Pick<WorkbenchOptions, 'merchants' | 'workbench'>
export type Counts = NonNullable<MerchantLine['check']>

/** The check of a saved folder. */
export interface Checked {
  readonly counts: Counts
  /** Codes and messages, by which a merchant can be found. */
  readonly findings: readonly string[]
}

/** The checks of all saved folders, one round after the other. */
interface Rounds {
  readonly known: Map<string, Checked>
  /** The state of the folders that the last round has checked. */
  generation: number | undefined
  isRunning: boolean
  /** The next round begins at this time at the earliest, ms. */
  next: number
}

/** A round is followed by a pause of so many times its duration: with 1,000 merchants a round takes seconds. */
const PAUSE = 5

const all = new WeakMap<Merchants, Rounds>()

/**
 * What is known of the checks of all saved folders. It starts a new round in the background where folders have changed since
 * the last one; results of the last round count until then.
 */
export function checkedNow(options: Options): ReadonlyMap<string, Checked> {
  const { merchants } = options
  const rounds = all.get(merchants) ?? { known: new Map(), generation: undefined, isRunning: false, next: 0 }
  all.set(merchants, rounds)
  const isOld = rounds.generation !== merchants.generation() && performance.now() >= rounds.next
  if (isOld && !rounds.isRunning) void checkAll(options, rounds)
  return rounds.known
}

async function checkAll(options: Options, rounds: Rounds): Promise<void> {
  const { merchants } = options
  const began = performance.now()
  rounds.isRunning = true
  const generation = merchants.generation()
  rounds.generation = generation
  const codes = new Set(merchants.all().map(({ code }) => code))
  for (const code of rounds.known.keys()) if (!codes.has(code)) rounds.known.delete(code)
  for (const merchant of merchants.all()) {
    // A failed check is tried again in the next round.
    const judged = await judgedOf(options, merchant, {}, generation).catch(() => undefined)
    if (judged) rounds.known.set(merchant.code, checkedOf(judged))
    else rounds.generation = undefined
  }
  rounds.isRunning = false
  const ended = performance.now()
  // A small folder of merchants is looked at again as soon as it changes.
  rounds.next = ended + (ended - began > 2000 ? PAUSE * (ended - began) : 0)
}

const checkedOf = ({ findings }: Judged): Checked => {
  const of = (wanted: string): number => findings.filter(({ severity }) => severity === wanted).length
  return {
    counts: {
      errors: of('error'),
      warnings: of('warning'),
      stamp: createHash('sha256').update(JSON.stringify(findings)).digest('base64url').slice(0, 12),
    },
    findings: findings.map(({ code, means }) => `${code}: ${means}`),
  }
}
