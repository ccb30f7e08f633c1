import { capHeight, type Face, letter } from '../lettering/letter.ts'
import { shade } from '../palette.ts'
import type { Emblem } from './emblem.ts'

/** The first letter of the name in one of the faces, over a bar of the accent: for a merchant without a mark of its own. */
export const monogram =
  (face: Face): Emblem =>
  (_pen, { brand, accent, ground, initial }) => {
    const size = 78
    const cap = capHeight(face) * size
    const drawn = letter(initial, { face, size, anchor: 'middle', y: cap / 2 - 6 })
    const ink = ground === 'light' ? brand : '#ffffff'
    const bar = ground === 'light' ? shade(accent, 0.72) : accent
    return `<path fill="${ink}" d="${drawn.d}"/><path fill="${bar}" d="M-34 36H34V45H-34z"/>`
  }
