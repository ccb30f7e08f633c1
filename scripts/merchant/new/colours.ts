import { deriveTheme } from '../../../src/themes/derive.ts'
import { CONTROL_RATIO } from '../../../src/themes/palette.ts'
import { contrast } from '../../../src/ui/colour/contrast.ts'
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

/** Whether the merchant's colour can be made out as a line or an icon on each of its grounds (WCAG 1.4.11); undefined: it can. Pure. */
export function weakPrimary({
  primary,
  accent,
  scheme,
}: Pick<Order, 'primary' | 'accent' | 'scheme'>): WeakColour | undefined {
  const { values } = deriveTheme({ brand: primary, accent }, scheme)
  if (values['brand-line'].toLowerCase() === primary.toLowerCase()) return undefined
  const own = parseColour(primary)
  const grounds = [values.bg, values['surface-1'], values['surface-2'], values['surface-3']].flatMap(
    (ground) => parseColour(ground) ?? [],
  )
  if (!own) return undefined
  const worst = Math.min(...grounds.map((ground) => contrast(own, ground)))
  const reached = Math.floor(worst * 100) / 100
  return { given: primary, reached, needed: CONTROL_RATIO, nearest: values['brand-line'].toUpperCase() }
}
