import { shade, turn } from '../palette.ts'
import type { Emblem } from './emblem.ts'

/** An A that is a mountain: a ridge of light, a wave for its bar, a star beside its summit. */
export const peak: Emblem = (pen, { brand, accent, ground }) => {
  const foot = ground === 'light' ? brand : ground === 'dark' ? shade(brand, 0.66) : '#ffffff'
  const top = ground === 'light' ? shade(accent, 0.66) : accent
  const ridge = pen.linear(
    [
      [0, top],
      [0.5, turn(ground === 'brand' ? accent : top, 30)],
      [1, foot],
    ],
    0.1,
    1,
  )
  return (
    `<path fill="none" stroke="${ridge}" stroke-width="15" stroke-linecap="round" d="M-39 37C-22 37-17-33 0-33S22 37 39 37"/>` +
    `<path fill="none" stroke="${ground === 'light' ? shade(accent, 0.68) : accent}" stroke-width="9.500" stroke-linecap="round" d="M-13 31q6.500-9 13 0t13 0"/>`.replace(
      /\.500/g,
      '.5',
    ) +
    `<path fill="${ground === 'light' ? brand : '#ffffff'}" d="M31-45q2.200 11.800 14 14q-11.800 2.200-14 14q-2.200-11.800-14-14q11.800-2.200 14-14z"/>`.replace(
      /(\.\d)00/g,
      '$1',
    )
  )
}
