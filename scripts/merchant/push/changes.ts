import { withValue } from '../../../src/workbench/model/drafted.ts'
import { isSame, type JsonRecord, mergePatch, patchBetween } from '../../../src/workbench/model/mergePatch.ts'
import { UsageError } from '../command.ts'
import { reversalOf, type Step, stepsBetween } from '../history/steps.ts'

/** Stored values by the name of the call that answers with them (`system/status`). */
export type Files = Readonly<Record<string, JsonRecord>>

/** The files of a folder that a platform stores as configuration. */
export const CONFIGURATION_FILES = ['system/status', 'system/manifest', 'relay/MCSFE_getAppDownloadConfig']

/** The changed values of each changed file. */
export type Changes = Readonly<Record<string, readonly Step[]>>

const changesOf = (files: Iterable<readonly [string, readonly Step[]]>): Changes =>
  Object.fromEntries([...files].filter(([, steps]) => steps.length > 0))

/** What has to change so that a platform stores the wanted files. Its other files stay. Pure. */
export const changesBetween = (theirs: Files, wanted: Files): Changes =>
  changesOf(
    Object.entries(wanted).map(([file, value]) => [file, stepsBetween(theirs[file] ?? {}, value)] as const),
  )

export const isEmpty = (changes: Changes): boolean => Object.keys(changes).length === 0

/**
 * The JSON merge patches (RFC 7396) that make the wanted files of a platform's. Pure.
 *
 * @throws UsageError where a patch cannot say a change: null in a patch removes a member
 */
export const patchesBetween = (theirs: Files, wanted: Files): Record<string, JsonRecord> =>
  Object.fromEntries(
    Object.keys(changesBetween(theirs, wanted)).map((file) => {
      const [before, after] = [theirs[file] ?? {}, wanted[file] ?? {}]
      const patch = patchBetween(before, after)
      if (!isSame(mergePatch(before, patch), after))
        throw new UsageError(`${file}: a value changes to null, which cannot be sent: leave the member out`)
      return [file, patch]
    }),
  )

/** Whether a push can be taken back: a merge patch cannot write a null that it replaces. Pure. */
export const canBeTakenBack = (theirs: Files, wanted: Files): boolean =>
  Object.entries(wanted).every(([file, after]) => {
    const before = theirs[file] ?? {}
    return isSame(mergePatch(after, patchBetween(after, before)), before)
  })

/** A file before and after a push. */
export interface Pushed {
  readonly before: JsonRecord
  readonly after: JsonRecord
}

/** The files without a push, and the pushed values that somebody has changed since: those cannot be taken back. Pure. */
export function filesBefore(
  pushed: Readonly<Record<string, Pushed>>,
  now: Files,
): { readonly wanted: Files; readonly changedSince: Changes } {
  const all = Object.entries(pushed).map(([file, { before, after }]) => {
    const current = now[file] ?? {}
    const { back, changedSince } = reversalOf(stepsBetween(before, after), current)
    const wanted = isSame(current, after)
      ? before
      : back.reduce((value, { path, before }) => withValue(value, path, before), current)
    return { file, wanted, changedSince }
  })
  return {
    wanted: Object.fromEntries(all.map(({ file, wanted }) => [file, wanted])),
    changedSince: changesOf(all.map(({ file, changedSince }) => [file, changedSince] as const)),
  }
}
