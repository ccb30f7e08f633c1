import { shade } from '../palette.ts'
import type { Emblem } from './emblem.ts'

/** A sun of eight rays rising behind the chrome bars of a jeepney's hood. */
export const sun: Emblem = (_pen, { brand, accent, ground }) => {
  const ray = [-90, -60, -30, 0, 30, 60, 90].map((angle) =>
    `<path transform="rotate(${angle})" d="M-6.500-27L0-46 6.500-27z"/>`.replace(/\.500/g, '.5'),
  )
  const bar = ground === 'light' ? brand : '#ffffff'
  const gold = ground === 'light' ? shade(accent, 0.8) : accent
  const red = '#ee2f3c'
  return (
    `<g transform="translate(0 8)"><g fill="${gold}">${ray.join('')}<path d="M-23 0a23 23 0 0 1 46 0z"/></g>` +
    `<path fill="${bar}" d="M-47 5H47L43 15H-43z"/><path fill="${red}" d="M-40 19H40L36 27H-36z"/><path fill="${bar}" d="M-33 31H33L27 39H-27z"/></g>`
  )
}
