import { deriveTheme } from '../../../src/themes/derive.ts'
import { CONTROL_RATIO } from '../../../src/themes/palette.ts'
import { contrast } from '../../../src/ui/colour/contrast.ts'
import { formatColour, type Oklch } from '../../../src/ui/colour/oklch.ts'
import { parseColour } from '../../../src/ui/colour/parse.ts'
import type { Order } from './order.ts'

/** A colour with too little contrast on its page, and the nearest one with enough. */
export interface WeakColour {
  readonly given: string
  readonly reached: number
  readonly needed: number
  /** The same hue with the smallest change of lightness (OKLCH). */
  readonly nearest: string
}

/**
 * A brand colour with too little contrast; undefined where it has enough. Pure.
 *
 * A theme tints its backgrounds with the brand, so that they change a little with it. `nearest` has enough contrast with the
 * backgrounds that it tints itself.
 */
export function weakPrimary({
  primary,
  accent,
  scheme,
}: Pick<Order, 'primary' | 'accent' | 'scheme'>): WeakColour | undefined {
  const weakAs = (brand: string) => weakLine(brand, deriveTheme({ brand, accent }, scheme).values)
  const weak = weakAs(primary)
  if (!weak) return undefined
  let { nearest } = weak
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const next = weakAs(nearest)
    if (!next) break
    nearest = next.nearest
  }
  return { ...weak, nearest }
}

/** Of 6,720 colours 124 needed a second try and the slowest a third. */
const MOST_TRIES = 8

/** A brand colour with too little contrast for lines or icons on a background of its theme (WCAG 1.4.11); undefined otherwise. Pure. */
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
