import { createHash } from 'node:crypto'
import type { PastAnswer, RevertPreview } from '../../../src/workbench/model/pastWire.ts'
import type { Phone } from '../../../src/workbench/model/state.ts'
import { UsageError } from '../../merchant/command.ts'
import { type Committed, reasonOf } from '../../merchant/history/commit.ts'
import { folderAt } from '../../merchant/history/folderAt.ts'
import { commitsOf } from '../../merchant/history/git.ts'
import { inWords, wordsOfChange } from '../../merchant/history/parts.ts'
import { type PreparedRevert, prepareRevert, stepsOfCommits } from '../../merchant/history/revert.ts'
import { lineOfStep, wordsOfStep } from '../../merchant/history/steps.ts'
import { writeSet } from '../../merchant/set/write.ts'
import { type JsonRecord, text } from '../json.ts'
import type { Merchant } from '../merchants.ts'
import { WorkbenchProblem } from './problem.ts'
import type { WorkbenchOptions } from './serve.ts'

type Options = Pick<WorkbenchOptions, 'merchants' | 'workbench'>

/** Number of changes that are listed at once, and of values for each: the commit that launched a merchant set thousands. */
const MOST = 50
const MOST_VALUES = 100

const amount = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined

/**
 * Who changed a merchant, when and why, and which values; or why that is not known. `body.until` (ms since 1970) leaves later
 * changes out, `body.skip` the newest ones.
 */
export async function pastOf(
  { workbench }: { readonly workbench: Pick<Options['workbench'], 'merchantsDir'> },
  { code }: Pick<Merchant, 'code'>,
  body: JsonRecord,
  most = MOST,
): Promise<PastAnswer> {
  const root = workbench.merchantsDir
  const [skip, until] = [amount(body.skip), amount(body.until)]
  try {
    const commits = await commitsOf(root, code, {
      most: most + 1,
      ...(skip !== undefined && { skip }),
      ...(until !== undefined && { until }),
    })
    const shown = commits.slice(0, most)
    const all = await stepsOfCommits(root, shown)
    const changes = shown.map(({ files, ...commit }, at) => {
      const own = all[at] ?? []
      const parts = wordsOfChange(
        files.map(({ file }) => file),
        own,
      )
      const steps = own.slice(0, MOST_VALUES).map(inWords).map(wordsOfStep)
      return { ...commit, parts, steps, count: own.length }
    })
    return { changes, hasOlder: commits.length > most }
  } catch (error) {
    if (error instanceof UsageError)
      return { fault: 'git does not keep this folder: nobody wrote down who changed what.' }
    throw error
  }
}

/**
 * The merchant that a phone shows: today's, or with its whole folder as it was at an earlier moment: texts, schedule, members and
 * pictures too.
 */
export async function merchantFor(
  { workbench }: { readonly workbench: Pick<Options['workbench'], 'merchantsDir'> },
  merchant: Merchant,
  { at }: Pick<Phone, 'at'>,
): Promise<Merchant> {
  if (at === '') return merchant
  const folder = await folderAt(workbench.merchantsDir, merchant.code, at)
  if (folder === undefined) throw new WorkbenchProblem(`git knows no ${merchant.code} at ${at}.`)
  return { ...merchant, folder }
}

const stampOf = ({ files }: PreparedRevert): string =>
  createHash('sha256').update(JSON.stringify(files)).digest('base64url')

/** What taking a change back would do. */
export async function revertPreview(
  { workbench }: Options,
  { code }: Merchant,
  body: JsonRecord,
): Promise<RevertPreview> {
  const prepared = await prepareRevert(workbench.merchantsDir, code, text(body.commit))
  const { files, back, changedSince, untouched } = prepared
  const left = changedSince.map(lineOfStep)
  return { files, back: back.length, left, untouched, stamp: stampOf(prepared) }
}

/** Takes a change back, exactly as it was looked at. */
export async function revertChange(
  { merchants, workbench }: Options,
  { code }: Merchant,
  body: JsonRecord,
): Promise<{ readonly committed?: Committed }> {
  const root = workbench.merchantsDir
  const prepared = await prepareRevert(root, code, text(body.commit))
  if (stampOf(prepared) !== text(body.stamp))
    throw new WorkbenchProblem('The folder has changed since you looked. Look at the change again.')
  const { files } = prepared
  const committed = await writeSet(root, [{ merchant: code, files }], reasonOf(text(body.reason)))
  merchants.changed()
  return { ...(committed && { committed }) }
}
