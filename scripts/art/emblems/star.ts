import type { Emblem } from './emblem.ts'

/** A four-pointed spark in a ring: the product's own mark, of no merchant. */
export const star: Emblem = (_pen, { brand, accent, ground }) => {
  const ink = ground === 'light' ? brand : '#ffffff'
  return (
    `<path fill="none" stroke="${ground === 'light' ? brand : accent}" stroke-width="7" stroke-linecap="round" d="M-30-30A42 42 0 1 0 30-30"/>` +
    `<path fill="${ink}" d="M0-40Q5-10 34-4Q5 2 0 32Q-5 2-34-4Q-5-10 0-40z"/>`
  )
}
