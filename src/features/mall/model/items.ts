import type { MallItems } from '../../../generated/types.ts'

export interface Item {
  readonly id: string
  readonly title: string
  readonly description: string | undefined
  readonly image: string | undefined
  /** What it costs. */
  readonly points: number
  /** How many are left; undefined: enough. */
  readonly stock: number | undefined
  readonly state: 'open' | 'soldOut' | 'tooDear'
  /** How many points the member still lacks; 0: enough. */
  readonly missing: number
}

export interface Mall {
  /** The member's points; undefined if not sent: then the back office checks them when the member orders. */
  readonly points: number | undefined
  readonly items: readonly Item[]
}

/** The items in the order in which they were sent, sold-out ones last. */
export function mallOf(sent: MallItems | undefined): Mall {
  const points = sent?.points
  const items = new Map<string, Item>()
  for (const { id, title, description, image, points: price, stock } of sent?.items ?? []) {
    const key = String(id)
    if (items.has(key)) continue
    const missing = points === undefined ? 0 : Math.max(0, price - points)
    items.set(key, {
      id: key,
      title: title.trim(),
      description: description?.trim() || undefined,
      image,
      points: price,
      stock,
      state: stock === 0 ? 'soldOut' : missing > 0 ? 'tooDear' : 'open',
      missing,
    })
  }
  const sorted = [...items.values()].sort(
    (a, b) => Number(a.state === 'soldOut') - Number(b.state === 'soldOut'),
  )
  return { points, items: sorted }
}
