import { deriveTheme } from '../../../src/themes/derive.ts'
import { CONTROL_RATIO } from '../../../src/themes/palette.ts'
import { contrast } from '../../../src/ui/colour/contrast.ts'
import { formatColour, type Oklch } from '../../../src/ui/colour/oklch.ts'
import { parseColour } from '../../../src/ui/colour/parse.ts'
import type { Order } from './order.ts'

/** A colour that cannot be made out on its page, and the nearest one that can. */
export interface WeakColour {
  readonly given: string
  readonly reached: number
  readonly needed: number
  /** The same hue, its lightness moved as little as it takes (OKLCH). */
  readonly nearest: string
}

/** Whether the brand of a new merchant can be made out; undefined: it can. Pure. */
export const weakPrimary = ({
  primary,
  accent,
  scheme,
}: Pick<Order, 'primary' | 'accent' | 'scheme'>): WeakColour | undefined =>
  weakLine(primary, deriveTheme({ brand: primary, accent }, scheme).values)

/** Whether a brand can be made out as a line or an icon on each ground of its theme (WCAG 1.4.11); undefined: it can. Pure. */
export function weakLine(primary: string, values: Readonly<Record<string, string>>): WeakColour | undefined {
  const nearest = values['brand-line'] ?? ''
  const own = parseColour(primary)
  const line = parseColour(nearest)
  if (!own || !line || isSameColour(own, line)) return undefined
  const grounds = GROUNDS.flatMap((ground) => parseColour(values[ground]) ?? [])
  const worst = Math.min(...grounds.map((ground) => contrast(own, ground)))
  const reached = Math.floor(worst * 100) / 100
  if (reached >= CONTROL_RATIO) return undefined
  return { given: primary, reached, needed: CONTROL_RATIO, nearest: nearest.toUpperCase() }
}

const GROUNDS = ['bg', 'surface-1', 'surface-2', 'surface-3'] as const

const isSameColour = (one: Oklch, other: Oklch): boolean => formatColour(one) === formatColour(other)
