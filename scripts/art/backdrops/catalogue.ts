import type { Backdrop } from './backdrop.ts'
import { lacquer, newYear, paper } from './lacquer.ts'
import { moatDawn } from './moat.ts'
import { dusk, northernLights, promenade } from './rio.ts'
import { relief, rootGate } from './sandstone.ts'
import { seaFront } from './seaside.ts'
import { avenue, fiesta, sunrise } from './street.ts'
import { courtyard, girih } from './tilework.ts'

/** The places that a banner can be set in; each takes the merchant's colours. */
export const backdrops = {
  avenue,
  courtyard,
  dusk,
  fiesta,
  girih,
  lacquer,
  moatDawn,
  newYear,
  northernLights,
  paper,
  promenade,
  relief,
  rootGate,
  seaFront,
  sunrise,
} satisfies Record<string, Backdrop>

export type BackdropName = keyof typeof backdrops
