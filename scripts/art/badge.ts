import { fitSize, letter } from './lettering/letter.ts'
import type { Shape } from './looks/look.ts'
import { tone } from './motifs/motif.ts'
import { type BrandPalette, oklch, parseHex } from './palette.ts'
import { createPen } from './pen.ts'
import { createRandom } from './seed.ts'

/** The input of a game vendor's badge. */
export type BadgeOrder = { vendor: string; palette: BrandPalette; shape: Shape }

/** Pictograms within ±22, by the vendor's kind of games. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/PVP|CARD|POKER/, 'M0-22C27-2 25 14 14 14Q7 14 3 8L8 22H-8L-3 8Q-7 14-14 14C-25 14-27-2 0-22z'],
  [/^ELOTT|FAST/, 'M6-24L-18 5H-4L-8 24 18-7H3z'],
  [/LOTT|BALL/, 'M0-22A22 22 0 1 1 0 22A22 22 0 1 1 0-22zM0-10A10 10 0 1 0 0 10A10 10 0 1 0 0-10z'],
  [/BTI|SPORT/, 'M0-23L22-7 14 19H-14L-22-7zM0-11L-11-3-7 10H7L11-3z'],
  [/RNG|SLOT/, 'M-20-21H20V-10L2 22H-12L6-9H-20z'],
  [/FISH/, 'M-24 0C-12-18 10-18 18 0C10 18-12 18-24 0zM14 0L26-12V12z'],
  [/LIVE/, 'M-22-16H10V16H-22zM12-4L24-12V12L12 4z'],
  [/./, 'M0-23L20-12V12L0 23-20 12V-12zM0-10L-9-5V5L0 10 9 5V-5z'],
]

const OUTLINE: Readonly<Record<Shape, string>> = {
  round: 'M48 2A46 46 0 1 1 48 94A46 46 0 1 1 48 2z',
  sharp: 'M16 3H80L93 16V80L80 93H16L3 80V16z',
  soft: 'M24 3H72A21 21 0 0 1 93 24V72A21 21 0 0 1 72 93H24A21 21 0 0 1 3 72V24A21 21 0 0 1 24 3z',
}

/** A vendor's badge, 96 × 96: its pictogram, legible at 20 px, and its code, legible from 40 px. */
export function drawBadge({ vendor, palette, shape }: BadgeOrder): string {
  const random = createRandom(vendor)
  const pen = createPen(`${vendor}${shape}`, random)
  const brand = parseHex(palette.brand).h
  const hue = brand + random.pick([0, 32, 64, 110, 160, 210, 300] as const)
  const paint =
    shape === 'sharp'
      ? pen.linear(
          [
            [0, oklch(0.5, 0.16, hue)],
            [1, oklch(0.36, 0.13, hue)],
          ],
          0.4,
          1,
        )
      : pen.linear(
          [
            [0, tone(0.66, 0.19, hue + 14)],
            [1, tone(0.46, 0.18, hue - 10)],
          ],
          0.4,
          1,
        )
  const ink = shape === 'sharp' ? oklch(0.9, 0.1, parseHex(palette.accent).h) : '#ffffff'
  const sign = SIGNS.find(([pattern]) => pattern.test(vendor.toUpperCase()))?.[1] ?? ''
  const code = vendor.toUpperCase().slice(0, 6)
  const size = fitSize(code, 'block', 54, 20)
  const edge = shape === 'sharp' ? ` stroke="${ink}" stroke-width="2.5"` : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">${pen.definitions()}<path fill="${paint}"${edge} d="${OUTLINE[shape]}"/>` +
    (shape === 'soft'
      ? '<path fill="#ffffff" opacity=".14" d="M3 48V24A21 21 0 0 1 24 3H72A21 21 0 0 1 93 24V40Q48 30 3 48z"/>'
      : '') +
    `<g fill="${ink}" fill-rule="evenodd"><path transform="translate(48 40) scale(1.16)" d="${sign}"/><path fill-rule="nonzero" d="${letter(code, { face: 'block', size, x: 48, y: 83, anchor: 'middle' }).d}"/></g></svg>\n`
  )
}
