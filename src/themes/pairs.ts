import { CONTROL_RATIO, TEXT_RATIO } from './palette.ts'
import type { ColourToken } from './tokens.ts'

/** A colour on top of another one, and the contrast that it needs. */
export type Pair = readonly [over: ColourToken, under: ColourToken, ratio: number]

const GROUNDS = ['bg', 'surface-1', 'surface-2', 'surface-3'] as const
const TEXTS = ['text', 'text-muted', 'positive', 'warning', 'negative', 'brand-text', 'accent-text'] as const

/**
 * Every pair of colours that layouts and components use on top of each other: text (WCAG 1.4.3), and the edges of controls and
 * the focus (WCAG 1.4.11). A test reads the styles and fails on a pair that is missing here.
 */
export const PAIRS: readonly Pair[] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground): Pair => [text, ground, TEXT_RATIO])),
  ['text', 'brand-soft', TEXT_RATIO],
  ['on-brand', 'brand', TEXT_RATIO],
  ['on-accent', 'accent', TEXT_RATIO],
  ['brand-text', 'brand-soft', TEXT_RATIO],
  ...(['line', 'brand-line', 'accent-line', 'focus'] as const).flatMap((edge) =>
    GROUNDS.map((ground): Pair => [edge, ground, CONTROL_RATIO]),
  ),
]
