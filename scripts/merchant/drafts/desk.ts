import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Standing } from '../../../src/workbench/model/draftWire.ts'
import type { JsonRecord } from '../../../src/workbench/model/mergePatch.ts'
import type { FileChange } from '../../../src/workbench/model/wire.ts'
import { parseRecord } from '../../backoffice/json.ts'
import { MANIFEST, STATUS } from '../check/open.ts'
import { UsageError } from '../command.ts'
import { fileNameOf, isFileName } from '../fileNames.ts'
import { type Committed, commitFiles, isTracked, personOf, reasonOf } from '../history/commit.ts'
import { replaceFiles } from '../replaceFiles.ts'
import { faultOfApproval, stampOf, standingOf } from './approval.ts'
import { DRAFTS, type Draft, fileOf, type Person, readDraft } from './draft.ts'
import { filesOfPatch, type Sources } from './files.ts'
import { isReviewRequiredIn } from './required.ts'

/** A draft of a merchant's folder, with what it would do now. */
export interface KeptDraft extends Draft {
  readonly name: string
  /** What publishing would write; [] where the folder already has these values. */
  readonly files: readonly FileChange[]
  readonly stamp: string
  readonly standing: Standing
}

/** A merchant's folder. */
export interface Place {
  readonly root: string
  readonly code: string
}

const textIn = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '{}\n')

const sourcesIn = ({ root, code }: Place): Sources => ({
  status: textIn(join(root, code, STATUS)),
  manifest: textIn(join(root, code, MANIFEST)),
})

/** The drafts of a folder, by name. A file that is no draft is left out; `check` reports it. */
export function draftsIn(place: Place): KeptDraft[] {
  const folder = join(place.root, place.code, DRAFTS)
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  const sources = sourcesIn(place)
  const isRequired = isReviewRequiredIn(place.root, place.code)
  return files.sort().flatMap((file) => {
    const name = basename(file, '.json')
    const draft = isFileName(name)
      ? readDraft(parseRecord(readFileSync(join(folder, file), 'utf8')))
      : undefined
    if (!draft) return []
    const changes = filesOfPatch(sources, draft.patch)
    const stamp = stampOf(changes)
    return [{ ...draft, name, files: changes, stamp, standing: standingOf(draft, stamp, isRequired) }]
  })
}

/** Throws a {@link UsageError} where there is none. */
export function draftIn(place: Place, name: string): KeptDraft {
  const draft = draftsIn(place).find((one) => one.name === name)
  if (!draft)
    throw new UsageError(
      `${place.code} has no draft ${name} here. If somebody else kept it, fetch it with git`,
    )
  return draft
}

/** Writes a draft's file, and commits it where git keeps the folder. */
async function write({ root, code }: Place, name: string, draft: Draft, reason: string): Promise<Committed> {
  mkdirSync(join(root, code, DRAFTS), { recursive: true })
  replaceFiles(join(root, code), [{ file: fileOf(name), after: `${JSON.stringify(draft, null, 2)}\n` }])
  return commitFiles(root, [join(code, fileOf(name))], reason)
}

/** A draft as somebody asks to keep it. */
export interface Wish {
  readonly title: string
  readonly why: string
  readonly patch: JsonRecord
  /** Whether a draft of this name may be replaced. */
  readonly replaces: boolean
}

/** Keeps a change as a draft. A yes to an earlier version does not count for it. Throws a {@link UsageError} where the name is taken. */
export async function keepDraft(
  place: Place,
  { title, why, patch, replaces }: Wish,
  now: Date,
): Promise<{ readonly name: string; readonly committed: Committed }> {
  const called = reasonOf(title)
  const name = fileNameOf(called)
  const there = draftsIn(place).find((one) => one.name === name)
  if (there && !replaces)
    throw new UsageError(`There is a draft ${there.title} already, kept by ${there.by?.name ?? 'somebody'}`)
  const by = await personOf(place.root)
  const draft: Draft = {
    title: called,
    why: reasonOf(why),
    ...(by && { by }),
    when: now.toISOString(),
    patch,
  }
  const committed = await write(
    place,
    name,
    draft,
    `Draft ${called} of ${place.code}${why ? `: ${why}` : ''}`,
  )
  return { name, committed }
}

/** Throws a {@link UsageError} where the draft would do something else than what somebody has looked at. */
function refuseUnseen({ stamp }: KeptDraft, seen: string): void {
  if (stamp !== seen)
    throw new UsageError('The draft or the folder has changed since you looked. Look at it again')
}

/** Writes down a second person's yes to exactly what they have seen. Throws a {@link UsageError} where they may not give it. */
export async function approveDraft(place: Place, name: string, seen: string, now: Date): Promise<Committed> {
  const kept = draftIn(place, name)
  refuseUnseen(kept, seen)
  const person: Person | undefined = await personOf(place.root)
  const fault = faultOfApproval(kept, person)
  if (fault !== undefined || !person) throw new UsageError(fault ?? 'Nobody says yes')
  const { title, why, by, when, patch } = kept
  const approved = { by: person, when: now.toISOString(), stamp: seen }
  const draft: Draft = { title, why, ...(by && { by }), when, patch, approved }
  return write(place, name, draft, `Approve the draft ${title} of ${place.code}`)
}

/** Writes a draft's change into the folder and removes the draft, in one commit. Throws a {@link UsageError} where a yes is missing. */
export async function publishDraft(place: Place, name: string, seen: string): Promise<Committed> {
  const kept = draftIn(place, name)
  refuseUnseen(kept, seen)
  const { title, why, standing, approved, files } = kept
  if (standing === 'waiting') throw new UsageError(`${title} waits for a second person's yes`)
  if (standing === 'outdated')
    throw new UsageError(
      `The draft or the folder has changed since ${approved?.by.name ?? 'somebody'} approved it`,
    )
  const { root, code } = place
  const reviewed = standing === 'approved' && approved ? `, approved by ${approved.by.name}` : ''
  const reason = `${why || title} (draft ${name}${reviewed})`
  replaceFiles(join(root, code), files)
  return remove(place, name, reason, files)
}

/** Removes a draft. */
export async function discardDraft(place: Place, name: string): Promise<Committed> {
  const { title } = draftIn(place, name)
  return remove(place, name, `Discard the draft ${title} of ${place.code}`, [])
}

async function remove(
  { root, code }: Place,
  name: string,
  reason: string,
  files: readonly FileChange[],
): Promise<Committed> {
  const draft = join(code, fileOf(name))
  const wasTracked = await isTracked(root, draft)
  rmSync(join(root, draft))
  const paths = [...files.map(({ file }) => join(code, file)), ...(wasTracked ? [draft] : [])]
  return paths.length > 0 ? commitFiles(root, paths, reason) : { why: 'git did not know the draft' }
}
