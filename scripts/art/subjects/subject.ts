import type { Tints } from '../motifs/motif.ts'
import { type BrandPalette, gold, parseHex } from '../palette.ts'
import type { Pen } from '../pen.ts'

/** What a banner is about, drawn around 0,0 within ±250. `label` is a short figure that some of them carry. */
export type Subject = (pen: Pen, palette: BrandPalette, label: string) => string

/** The tints that a card's motif takes, from a merchant's colours. */
export function tintsOf(palette: BrandPalette): Tints {
  return { hue: parseHex(palette.brand).h, second: parseHex(palette.accent).h, metal: gold }
}

/** Places a drawing again. */
export const placed = (markup: string, x: number, y: number, scale = 1, angle = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${scale})">${markup}</g>`
