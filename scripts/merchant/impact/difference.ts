import type { Item, Presence, View } from './view.ts'

/** The change of one part. */
export interface Changed {
  readonly item: Item
  readonly before: Presence
  readonly after: Presence
}

/** The parts that appear and disappear between two views of the same visitor. Pure. */
export function difference(before: View, after: View): Changed[] {
  const changed: Changed[] = []
  for (const [key, { item, presence }] of before) {
    const now = after.get(key)?.presence ?? 'off'
    if (now !== presence) changed.push({ item, before: presence, after: now })
  }
  for (const [key, { item, presence }] of after)
    if (!before.has(key)) changed.push({ item, before: 'off', after: presence })
  return changed
}
