import type { Item, Presence, View } from './view.ts'

/** What becomes of one thing. */
export interface Changed {
  readonly item: Item
  readonly before: Presence
  readonly after: Presence
}

/** What appears and what disappears between two views of the same visitor; empty: nothing does. Pure. */
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
