import { drafted } from './drafted.ts'
import type { History } from './history.ts'
import { type JsonRecord, patchBetween } from './mergePatch.ts'
import type { Documents } from './wire.ts'

type Changes = Readonly<Record<string, JsonRecord>>

/**
 * The history after a merchant's patch was saved into its folder: every step is rewritten relative to the new folder. The saved
 * step becomes empty, and the one before it reverts the saved change.
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
