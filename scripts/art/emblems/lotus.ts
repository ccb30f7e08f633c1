import { shade } from '../palette.ts'
import { num } from '../pen.ts'
import type { Emblem } from './emblem.ts'

const PETAL = 'M0 0C-15-15-14-41 0-62C14-41 15-15 0 0z'

/** A lotus of seven petals cut in line, a coin of light above it, water below. */
export const lotus: Emblem = (_pen, { brand, accent, ground }) => {
  const line = ground === 'light' ? brand : ground === 'brand' ? shade(accent, 0.86, 0.9) : accent
  const fill = ground === 'light' ? '#ffffff' : ground === 'brand' ? shade(brand, 0.42) : shade(brand, 0.34)
  const petals = [-78, 78, -52, 52, -26, 26, 0].map((angle, index) => {
    const scale = 0.8 + index * 0.035
    return `<path transform="translate(0 32) rotate(${angle}) scale(${num(scale, 2)})" d="${PETAL}"/>`
  })
  return (
    `<circle cy="-36" r="8" fill="${ground === 'light' ? shade(accent, 0.74) : accent}"/>` +
    `<g fill="${fill}" stroke="${line}" stroke-width="5" stroke-linejoin="miter">${petals.join('')}</g>` +
    `<path fill="none" stroke="${line}" stroke-width="4.5" d="M-34 42H34M-18 50H18"/>`
  )
}
