import { drafted } from './drafted.ts'
import type { History } from './history.ts'
import { type JsonRecord, patchBetween } from './mergePatch.ts'
import type { Documents } from './wire.ts'

type Changes = Readonly<Record<string, JsonRecord>>

/**
 * The history after a merchant's patch was written into its folder: every step says of the folder as it is now what it said
 * before. The step that was saved is no change any more, and the one before it takes the saved one back.
 */
export function rebase(history: History<Changes>, merchant: string, folder: Documents): History<Changes> {
  const saved = drafted(folder, history.now[merchant] ?? {})
  const step = (changes: Changes): Changes => {
    const { [merchant]: own = {}, ...others } = changes
    const patch = patchBetween(saved, drafted(folder, own))
    return Object.keys(patch).length > 0 ? { ...others, [merchant]: patch } : others
  }
  return { past: history.past.map(step), now: step(history.now), future: history.future.map(step) }
}
