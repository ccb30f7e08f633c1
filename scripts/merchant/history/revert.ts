import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../../../src/json/read.ts'
import { withValue } from '../../../src/workbench/model/drafted.ts'
import { isSame } from '../../../src/workbench/model/mergePatch.ts'
import type { FileChange } from '../../../src/workbench/model/wire.ts'
import { UsageError } from '../command.ts'
import { edited, PARAMETERS } from '../set/edit.ts'
import { blobsOf } from './blobs.ts'
import { commitOf, type FolderCommit } from './git.ts'
import { fileOfPart, inWords, isComparable, isTemplate, type Parts, partsOf, type Texts } from './parts.ts'
import { type Reversal, reversalOf, type Step, stepsBetween } from './steps.ts'

/** What taking one change back would do. Steps have their parts in words. */
export interface PreparedRevert extends Reversal {
  readonly files: readonly FileChange[]
  /** Files of the change that hold no values, as pictures: they stay as they are. */
  readonly untouched: readonly string[]
}

/** Whether a text can be a commit's id. It must be no option and no range for git. */
export const isCommitId = (said: string): boolean => /^[0-9a-f]{4,40}$/.test(said)

/** The texts of a commit's files before and after it. */
interface Sides {
  readonly before: Texts
  readonly after: Texts
}

/** The values that each commit set, in the order of the commits. */
export async function stepsOfCommits(root: string, commits: readonly FolderCommit[]): Promise<Step[][]> {
  const sides = await sidesOf(root, commits)
  return sides.map(({ before, after }) => stepsBetween(partsOf(before), partsOf(after)))
}

async function sidesOf(root: string, commits: readonly FolderCommit[]): Promise<Sides[]> {
  const files = commits.map((commit) => commit.files.filter(({ file }) => isComparable(file)))
  const blobs = await blobsOf(
    root,
    files.flat().flatMap(({ before, after }) => [before, after]),
  )
  const side = (which: 'before' | 'after', own: (typeof files)[number]): Texts =>
    Object.fromEntries(own.map((one) => [one.file, blobs.get(one[which])]))
  return files.map((own) => ({ before: side('before', own), after: side('after', own) }))
}

/** The files without one change of the history. Later changes stay. Writes nothing. Throws a {@link UsageError} for no commit. */
export async function prepareRevert(root: string, code: string, id: string): Promise<PreparedRevert> {
  const commit = isCommitId(id) ? await commitOf(root, code, id) : undefined
  if (!commit) throw new UsageError(`${id} is no commit that changed ${code}: history names them`)
  const [{ before, after } = { before: {}, after: {} }] = await sidesOf(root, [commit])
  const now = textsNow(join(root, code), Object.keys(before))
  const { back, changedSince } = reversalOf(stepsBetween(partsOf(before), partsOf(after)), partsOf(now))
  const reverted = Object.keys(before).flatMap((file) => fileWith(file, { before, after, now }, back) ?? [])
  return {
    back: back.map(inWords),
    changedSince: changedSince.map(inWords),
    files: reverted,
    untouched: commit.files.map(({ file }) => file).filter((file) => !isComparable(file)),
  }
}

const textsNow = (folder: string, files: readonly string[]): Texts =>
  Object.fromEntries(
    files.map((file) => {
      const place = join(folder, file)
      return [file, existsSync(place) ? readFileSync(place, 'utf8') : undefined]
    }),
  )

/** A file with the earlier values; undefined where it stays as it is. Pure. */
function fileWith(
  file: string,
  { before, after, now }: Sides & { readonly now: Texts },
  back: readonly Step[],
): FileChange | undefined {
  const steps = back.filter(({ path: [part = ''] }) => fileOfPart(part) === file)
  if (steps.length === 0) return undefined
  const text = now[file]
  // A file that is as the change left it, one that the change took away, and one whose whole content it replaced.
  const isWhole = text === undefined || text === after[file] || steps.some(isWholeFile)
  const wanted = isWhole ? before[file] : withSteps(text, steps, partsOf({ [file]: text }))
  const isGone = wanted === undefined || (before[file] === undefined && isEmptied(wanted))
  return { file, before: text ?? '', after: isGone ? '' : wanted, ...(isGone && { isRemoved: true }) }
}

const isWholeFile = ({ path }: Step): boolean => path.length === 1 && !isTemplate(path[0] ?? '')

const isEmptied = (text: string): boolean => isSame(partsOf({ file: text }), { file: {} })

function withSteps(source: string, steps: readonly Step[], now: Parts): string {
  const templates = Map.groupBy(steps, ({ path: [part = ''] }) => (isTemplate(part) ? part : ''))
  const text = (templates.get('') ?? []).reduce(
    (text, { path, before }) => edited(text, path.slice(1), before),
    source,
  )
  templates.delete('')
  return [...templates].reduce((text, [name, own]) => {
    const value = own.reduce<unknown>(
      (value, { path, before }) =>
        path.length === 1 ? before : withValue(isRecord(value) ? value : {}, path.slice(1), before),
      now[name],
    )
    return edited(text, [...PARAMETERS, name], isRecord(value) ? JSON.stringify(value) : value)
  }, text)
}
