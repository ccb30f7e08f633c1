import type { Pen } from '../pen.ts'

/** The colours of a mark on its ground. */
export type EmblemColours = {
  brand: string
  accent: string
  /** What lies under the mark: the brand's own colour (icons), the dark, or the light. */
  ground: 'brand' | 'dark' | 'light'
  /** First letter of the name, for the monogram. */
  initial: string
}

/** Draws a mark around 0,0 within ±50, legible from 20 px. */
export type Emblem = (pen: Pen, colours: EmblemColours) => string
