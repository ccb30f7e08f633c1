import type { DraftsAnswer } from '../../../src/workbench/model/draftWire.ts'
import { faultOfApproval } from '../../merchant/drafts/approval.ts'
import {
  approveDraft,
  discardDraft,
  draftIn,
  draftsIn,
  keepDraft,
  type Place,
  publishDraft,
} from '../../merchant/drafts/desk.ts'
import { isReviewRequiredIn } from '../../merchant/drafts/required.ts'
import { type Committed, personOf } from '../../merchant/history/commit.ts'
import { type JsonRecord, text } from '../json.ts'
import type { Merchant } from '../merchants.ts'
import { WorkbenchProblem } from './problem.ts'
import { readPatch } from './read.ts'
import type { WorkbenchOptions } from './serve.ts'

type Options = Pick<WorkbenchOptions, 'merchants' | 'workbench'>

const placeOf = ({ workbench }: Options, { code }: Merchant): Place => ({
  root: workbench.merchantsDir,
  code,
})

/** The drafts of a merchant's folder, as the person at this machine sees them. */
export async function draftsOf(options: Options, merchant: Merchant): Promise<DraftsAnswer> {
  const place = placeOf(options, merchant)
  const person = await personOf(place.root)
  return {
    isReviewRequired: isReviewRequiredIn(place.root, place.code),
    drafts: draftsIn(place).map(({ by, approved, ...draft }) => ({
      ...draft,
      by: by?.name ?? '',
      approvedBy: approved?.by.name ?? '',
      noApproval: faultOfApproval({ ...(by && { by }) }, person) ?? '',
    })),
  }
}

type Action = (
  options: Options,
  merchant: Merchant,
  body: JsonRecord,
) => Promise<{ readonly committed: Committed; readonly name?: string }>

export const keep: Action = (options, merchant, body) =>
  keepDraft(
    placeOf(options, merchant),
    {
      title: text(body.title),
      why: text(body.why),
      patch: readPatch(body.patch),
      replaces: body.replaces === true,
    },
    new Date(),
  )

export const approve: Action = async (options, merchant, body) => ({
  committed: await approveDraft(placeOf(options, merchant), text(body.name), text(body.stamp), new Date()),
})

export const publish: Action = async (options, merchant, body) => {
  const committed = await publishDraft(placeOf(options, merchant), text(body.name), text(body.stamp))
  options.merchants.changed()
  return { committed }
}

export const discard: Action = async (options, merchant, body) => {
  const [place, name] = [placeOf(options, merchant), text(body.name)]
  if (draftIn(place, name).stamp !== text(body.stamp))
    throw new WorkbenchProblem('The draft or the folder has changed since you looked. Look at it again')
  return { committed: await discardDraft(place, name) }
}
