import type { Backdrop } from './backdrop.ts'
import { lacquer, newYear, paper } from './lacquer.ts'
import { dusk, northernLights, promenade } from './rio.ts'
import { avenue, fiesta, sunrise } from './street.ts'

/** The places that a banner can be set in; each takes the merchant's colours. */
export const backdrops = {
  avenue,
  dusk,
  fiesta,
  lacquer,
  newYear,
  northernLights,
  paper,
  promenade,
  sunrise,
} satisfies Record<string, Backdrop>

export type BackdropName = keyof typeof backdrops
