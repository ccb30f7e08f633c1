import type { MotifName } from '../motifs/catalogue.ts'
import type { Tints } from '../motifs/motif.ts'
import type { BrandPalette } from '../palette.ts'
import type { Pen } from '../pen.ts'

/** The three styles of cards, selected by a merchant's `radius`. */
export type Shape = 'round' | 'sharp' | 'soft'

/** How the title is lettered. */
export type Lettering = {
  face: string
  edge: string
  edgeWidth: number
  /** The colour and offset of the letters' shadow. */
  drop: string
  fall: number
  /** Degrees; a jeepney's signs are never level. */
  tilt: number
}

/** The style of a card without its subject and title. 300 × 400. */
export type Look = {
  tints: Tints
  back: string
  /** Lies over the subject and under the title. */
  front: string
  /** Draws the subject once with what lies under it and once as it is, given its group and the group's id. */
  subject: (id: string, group: string) => string
  lettering: Lettering
}

export type LookMaker = (pen: Pen, palette: BrandPalette, motif: MotifName) => Look

/** The 4 : 3 middle of the card, which is all that a landscape crop shows. */
export const BAND = { top: 87.5, bottom: 312.5, left: 0, right: 300 } as const
