import { oklch, parseHex, shade } from '../palette.ts'
import { num } from '../pen.ts'
import type { Emblem } from './emblem.ts'

/** Half the width of a tower at a height: it swells above its foot and closes like a lotus bud. */
const half = (height: number): number => 19 * Math.cos(((height - 9) / 70) * (Math.PI / 2)) ** 0.8

/** Tiers of a tower, foot at 0,0 and 74 high: each overhangs the one above. */
const TIERS = [
  [0, 15],
  [18, 29],
  [32, 41],
  [44, 51],
  [54, 59],
] as const

const tower = `${TIERS.map(([low, high]) => {
  const [wide, narrow] = [half(low + 6) + 1, half(high + 4)]
  return `M${num(-wide)} ${-low}H${num(wide)}L${num(narrow)} ${-high}H${num(-narrow)}z`
}).join('')}M-7-62H7C5-67 2-69 0-76C-2-69-5-67-7-62z`

const shell = `M${num(-half(6) - 1)} 0L${num(-half(21) - 1)}-18${TIERS.slice(2)
  .map(([low]) => `L${num(-half(low + 6) - 1)} ${-low}`)
  .join('')}L-7-62L0-76L7-62${TIERS.slice(2)
  .reverse()
  .map(([low]) => `L${num(half(low + 6) + 1)} ${-low}`)
  .join('')}L${num(half(21) + 1)}-18L${num(half(6) + 1)} 0z`

/** Three towers of sandstone before a disc of jade, on their terrace above the water. */
export const prasat: Emblem = (pen, { brand, accent, ground }) => {
  const cut = ground === 'light' ? '#ffffff' : ground === 'brand' ? shade(brand, 0.38) : shade(brand, 0.17)
  const stone =
    ground === 'light'
      ? brand
      : pen.linear([
          [0, oklch(0.96, 0.04, parseHex(brand).h + 34)],
          [1, oklch(ground === 'brand' ? 0.89 : 0.8, 0.09, parseHex(brand).h + 20)],
        ])
  const jade = ground === 'light' ? shade(accent, 0.62) : shade(accent, 0.8)
  const id = pen.id('tw')
  pen.define(
    `<g id="${id}"><path fill="${cut}" stroke="${cut}" stroke-width="6" d="${shell}"/><path fill="${stone}" d="${tower}"/></g>`,
  )
  return (
    `<circle cy="-12" r="33" fill="${jade}"/>` +
    `<use href="#${id}" transform="translate(-28 25) scale(.7)"/><use href="#${id}" transform="translate(28 25) scale(.7)"/><use href="#${id}" transform="translate(0 25) scale(.92)"/>` +
    `<path fill="${stone}" d="M-46 27H46L50 35H-50z"/><path fill="none" stroke="${jade}" stroke-width="4.5" stroke-linecap="round" d="M-34 42H34M-16 50H16"/>`
  )
}
