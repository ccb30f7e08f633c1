import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { MerchantLine } from '../../../src/workbench/model/wire.ts'
import type { Merchant, Merchants } from '../merchants.ts'
import { MANIFEST_FILE, STATUS_FILE } from './documents.ts'
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
  /** The folder has changed since it was checked. */
  readonly isPending?: true
}

interface Known {
  /** Undefined where the check itself has failed. */
  readonly checked: Checked | undefined
  /** What was seen of the folder before it was checked. */
  readonly seen: string
}

/** The checks of all saved folders, one round after the other. */
interface Rounds {
  readonly known: Map<string, Known>
  /** The state of the folders that the last round has checked. */
  generation: number | undefined
  isRunning: boolean
  /** The next round begins at this time at the earliest, ms. */
  next: number
}

/**
 * A round is followed by a pause of so many times its duration: with 1,000 merchants a round takes seconds. What is new or was
 * written does not wait for it.
 */
const PAUSE = 5

const all = new WeakMap<Merchants, Rounds>()

/**
 * What is known of the checks of all saved folders; where a folder has changed since, it is marked as pending. It starts a new round
 * in the background where folders have changed, and checks those that are new or pending without waiting for the next one.
 */
export async function checkedNow(options: Options): Promise<ReadonlyMap<string, Checked>> {
  const { merchants } = options
  const rounds = all.get(merchants) ?? { known: new Map(), generation: undefined, isRunning: false, next: 0 }
  all.set(merchants, rounds)
  const seen = await seenOf(merchants)
  const isUnseen = ({ code }: Merchant): boolean => rounds.known.get(code)?.seen !== seen.get(code)
  const isOld = rounds.generation !== merchants.generation() && performance.now() >= rounds.next
  const unseen = merchants.all().filter(isUnseen)
  const asked = isOld ? [...new Set([...unseen, ...merchants.all()])] : unseen
  if (asked.length > 0 && !rounds.isRunning) void checkAll(options, rounds, asked, seen)
  const checked = new Map<string, Checked>()
  for (const merchant of merchants.all()) {
    const known = rounds.known.get(merchant.code)?.checked
    if (known) checked.set(merchant.code, isUnseen(merchant) ? { ...known, isPending: true } : known)
  }
  return checked
}

/** The files that decide what a site is. Others count where a watcher sees them; the next round checks them in any case. */
const DECISIVE = ['merchant.json', STATUS_FILE, MANIFEST_FILE]

/** What tells that a folder has been written: code → what the watcher has counted, and the times and sizes of its decisive files. */
async function seenOf(merchants: Merchants): Promise<ReadonlyMap<string, string>> {
  const seen = await Promise.all(
    merchants.all().map(async ({ code, folder }) => {
      const files = await Promise.all(
        DECISIVE.map((name) => merchants.files.load(join(folder, name)).catch(() => undefined)),
      )
      return [code, [merchants.changesIn(code), ...files.map((file) => file?.etag)].join(' ')] as const
    }),
  )
  return new Map(seen)
}

async function checkAll(
  options: Options,
  rounds: Rounds,
  asked: readonly Merchant[],
  seen: ReadonlyMap<string, string>,
): Promise<void> {
  const { merchants } = options
  const began = performance.now()
  rounds.isRunning = true
  const generation = merchants.generation()
  const codes = new Set(merchants.all().map(({ code }) => code))
  const isRound = asked.length >= codes.size
  if (isRound) rounds.generation = generation
  for (const code of rounds.known.keys()) if (!codes.has(code)) rounds.known.delete(code)
  for (const merchant of asked) {
    // A failed check is tried again in the next round.
    const judged = await judgedOf(options, merchant, {}, generation).catch(() => undefined)
    const checked = judged && checkedOf(judged)
    rounds.known.set(merchant.code, { checked, seen: seen.get(merchant.code) ?? '' })
    if (!checked) rounds.generation = undefined
  }
  rounds.isRunning = false
  const ended = performance.now()
  // A small folder of merchants is looked at again as soon as it changes.
  if (isRound) rounds.next = ended + (ended - began > 2000 ? PAUSE * (ended - began) : 0)
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
