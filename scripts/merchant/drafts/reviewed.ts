import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseJson } from '../../../src/json/read.ts'
import { isSame } from '../../../src/workbench/model/mergePatch.ts'
import { MANIFEST, STATUS } from '../check/open.ts'
import { blobsOf } from '../history/blobs.ts'
import { fileCommitsOf } from '../history/git.ts'
import { inWords, partsOf, type Texts } from '../history/parts.ts'
import { type Step, stepsBetween } from '../history/steps.ts'
import { stampOf, standingOf } from './approval.ts'
import { DRAFTS, readDraft } from './draft.ts'
import { filesOfPatch } from './files.ts'
import { isReviewRequired } from './required.ts'

const MERCHANT = 'merchant.json'
/** The files that drafts change, and that a review is about. */
const REVIEWED = [STATUS, MANIFEST] as const

/** The texts of the files that one commit changed; undefined: there is none. */
export interface Sides {
  readonly before: Texts
  readonly after: Texts
}

/** Since which commit `merchant.json` demands a review; undefined: the last commit does not. `commits`: the oldest first. Pure. */
export function demandedSince(commits: readonly Sides[]): number | undefined {
  let since: number | undefined
  for (const [at, { after }] of commits.entries()) {
    if (!(MERCHANT in after)) continue
    since = isReviewRequired(parseJson(after[MERCHANT])) ? (since ?? at) : undefined
  }
  return since
}

/**
 * Status and manifest with approved changes alone: what was there when reviews began, and each commit that publishes an approved
 * draft over approved files. `commits`: the later ones, the oldest first. Pure.
 */
export function approvedTexts(start: Texts, commits: readonly Sides[]): Texts {
  let committed = start
  let approved = start
  for (const commit of commits) {
    // On a branch beside others, the commit itself knows best what was there before it.
    approved = { ...approved, ...approvedBy(commit, { ...committed, ...commit.before }, approved) }
    committed = { ...committed, ...commit.after }
  }
  return Object.fromEntries(REVIEWED.map((file) => [file, approved[file]]))
}

/** The files as a commit leaves them, if it publishes a draft with a second person's yes to exactly this; {} if not. */
function approvedBy(commit: Sides, before: Texts, approved: Texts): Texts {
  const sources = { status: before[STATUS] ?? '{}\n', manifest: before[MANIFEST] ?? '{}\n' }
  const published = Object.entries(commit.before)
    .filter(([file]) => file.startsWith(`${DRAFTS}/`) && commit.after[file] === undefined)
    .flatMap(([, text]) => readDraft(parseJson(text)) ?? [])
  for (const draft of published) {
    const files = filesOfPatch(sources, draft.patch)
    const isSeen = standingOf(draft, stampOf(files), true) === 'approved'
    const isOverApproved = files.every(({ file }) => isSameJson(before[file], approved[file]))
    if (isSeen && isOverApproved && files.every(({ file, after }) => commit.after[file] === after))
      return Object.fromEntries(files.map(({ file, after }) => [file, after]))
  }
  return {}
}

const isSameJson = (a: string | undefined, b: string | undefined): boolean =>
  a === b || isSame(parseJson(a), parseJson(b))

/**
 * The values of a folder's status and manifest that no second person has approved, though `merchant.json` demands it, in the folder
 * or in the last commit. Undefined where git does not keep the folder, so that nobody can tell.
 */
export async function unreviewedIn(root: string, code: string): Promise<readonly Step[] | undefined> {
  const textOf = (file: string): string | undefined => {
    const place = join(root, code, file)
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined
  }
  const isRequiredHere = isReviewRequired(parseJson(textOf(MERCHANT)))
  const commits = await fileCommitsOf(root, code, [...REVIEWED, MERCHANT, DRAFTS])
  if (commits.length === 0) return isRequiredHere ? undefined : []
  const blobs = await blobsOf(
    root,
    commits.flatMap(({ files }) => files.flatMap(({ before, after }) => [before, after])),
  )
  const side = (which: 'before' | 'after', { files }: (typeof commits)[number]): Texts =>
    Object.fromEntries(files.map((one) => [one.file, blobs.get(one[which])]))
  const sides = commits.map((commit) => ({ before: side('before', commit), after: side('after', commit) }))
  const since = demandedSince(sides)
  if (since === undefined && !isRequiredHere) return []
  // Where no commit demands it yet, what is committed counts.
  const start = since === undefined ? 'HEAD' : (commits[since]?.id ?? 'HEAD')
  const nameThen = (file: string): string => `${start}:./${code}/${file}`
  const then = await blobsOf(root, REVIEWED.map(nameThen))
  const later = since === undefined ? [] : sides.slice(since + 1)
  const approved = approvedTexts(
    Object.fromEntries(REVIEWED.map((file) => [file, then.get(nameThen(file))])),
    later,
  )
  const now = Object.fromEntries(REVIEWED.map((file) => [file, textOf(file)]))
  return stepsBetween(partsOf(approved), partsOf(now)).map(inWords)
}
