import type { Shape } from '../looks/look.ts'
import type { Emblem } from './emblem.ts'
import { lotus } from './lotus.ts'
import { monogram } from './monogram.ts'
import { peak } from './peak.ts'
import { prasat } from './prasat.ts'
import { star } from './star.ts'
import { sun } from './sun.ts'
import { tile } from './tile.ts'

/** The marks that a merchant can choose; without a choice the name's initial is its mark. */
export const emblems = { lotus, peak, prasat, star, sun, tile } satisfies Record<string, Emblem>

export type EmblemName = keyof typeof emblems

/** The mark of a merchant, by name or from its initial. */
export function emblemOf(name: EmblemName | undefined, shape: Shape): Emblem {
  return name ? emblems[name] : monogram(shape)
}
