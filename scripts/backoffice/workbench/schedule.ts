import { drafted } from '../../../src/workbench/model/drafted.ts'
import type { ScheduleAnswer } from '../../../src/workbench/model/scheduleWire.ts'
import { isReviewRequiredIn } from '../../merchant/drafts/required.ts'
import { reasonOf } from '../../merchant/history/commit.ts'
import { overlapsIn, readSchedule, SCHEDULE, wordsOfOverlap } from '../../merchant/schedule/schedule.ts'
import { scheduledBetween, withEntry } from '../../merchant/schedule/scheduled.ts'
import { type JsonRecord, text } from '../json.ts'
import type { Merchant } from '../merchants.ts'
import { readFolder } from './documents.ts'
import { WorkbenchProblem } from './problem.ts'
import { readPatch } from './read.ts'
import { saveChanges, sourceOf } from './save.ts'
import type { WorkbenchOptions } from './serve.ts'

const EMPTY = '{\n  "changes": []\n}\n'

/** A draft holds the status and the templates alone. */
const NO_DRAFT =
  'Changes of this merchant need a second person’s yes (merchant.json), and a draft cannot hold a schedule. Keep the change as a draft, and publish it when it shall begin.'

/** Looks at unsaved changes as a scheduled change, and with `write` writes them. */
export async function scheduleChange(
  { merchants, workbench }: Pick<WorkbenchOptions, 'merchants' | 'workbench'>,
  merchant: Merchant,
  body: JsonRecord,
): Promise<ScheduleAnswer> {
  const { documents } = await readFolder(merchants, merchant)
  const { set, left } = scheduledBetween(documents, drafted(documents, readPatch(body.patch)))
  const [name, from, to] = [text(body.name).trim(), text(body.from), text(body.to)]
  const before = await sourceOf(merchants, merchant, SCHEDULE, EMPTY)
  const after = withEntry(before, { name, from, to, set })
  const schedule = readSchedule(JSON.parse(after))
  const own = schedule.changes.at(-1)
  const pointer = `/changes/${JSON.parse(after).changes.length - 1}`
  const fault = schedule.faults.find((one) => one.pointer.startsWith(pointer))
  const nothing = set.length === 0 ? 'There is nothing to schedule.' : ''
  const unreviewed = isReviewRequiredIn(workbench.merchantsDir, merchant.code) ? NO_DRAFT : ''
  const answer = {
    ...{ set, left },
    fault: unreviewed || (fault?.why ?? nothing),
    overlaps: overlapsIn(schedule)
      .filter(({ second }) => second === own && second.pointer === pointer)
      .map(wordsOfOverlap),
  }
  if (body.write !== true) return answer
  if (answer.fault || left.length > 0 || name === '')
    throw new WorkbenchProblem(answer.fault || 'It cannot be scheduled like this.')
  const files = [{ file: SCHEDULE, before, after }]
  const { committed } = await saveChanges(
    { merchants, workbench },
    merchant,
    files,
    reasonOf(text(body.reason)),
  )
  return { ...answer, ...(committed && { committed }) }
}
