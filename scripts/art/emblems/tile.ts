import { shade } from '../palette.ts'
import { num } from '../pen.ts'
import type { Emblem } from './emblem.ts'

/** Corners of a star of eight points, alternating between two radii. */
const starOf = (outer: number, inner: number): string =>
  `M${Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8
    const radius = index % 2 ? inner : outer
    return `${num(radius * Math.sin(angle))} ${num(-radius * Math.cos(angle))}`
  }).join('L')}z`

const PETAL = 'M0-4C-9-12-8-19 0-25C8-19 9-12 0-4z'

/** A glazed tile: the star of two squares with a line cut into it, and a flower of eight petals in its field. */
export const tile: Emblem = (_pen, { brand, accent, ground }) => {
  const glaze = ground === 'light' ? brand : ground === 'brand' ? shade(accent, 0.94, 0.4) : accent
  const line = ground === 'light' ? '#fffdf3' : ground === 'brand' ? brand : shade(brand, 0.26)
  const field = shade(brand, ground === 'brand' ? 0.42 : 0.34)
  const petals = Array.from(
    { length: 8 },
    (_, index) => `<path transform="rotate(${index * 45})" d="${PETAL}"/>`,
  )
  return (
    `<path fill="${glaze}" d="${starOf(51, 39)}"/>` +
    `<path fill="none" stroke="${line}" stroke-width="3" stroke-linejoin="round" d="${starOf(42, 32.1)}"/>` +
    `<circle r="29" fill="${field}"/>` +
    `<g fill="${ground === 'brand' ? accent : shade(accent, 0.82)}" stroke="${field}" stroke-width="1.5">${petals.join('')}</g>` +
    `<circle r="6.5" fill="#fffdf3"/>`
  )
}
