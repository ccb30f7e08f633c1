import { BLACK, contrast, WHITE, withContrast } from '../ui/colour/contrast.ts'
import { formatColour, type Oklch } from '../ui/colour/oklch.ts'
import type { ColourToken } from './tokens.ts'

/** Contrast of text with its background, and of a control's edge with the colour around it (WCAG 1.4.3 and 1.4.11). */
export const TEXT_RATIO = 4.5
export const CONTROL_RATIO = 3

const FULL_TINT = 0.15
/** Below this chroma a colour counts as grey. */
const GREY = 0.005
const VIOLET = 285

/** How much of the brand's chroma a dark background takes: most near violet, since dark yellow and green look muddy. */
const warmth = (hue: number): number => 0.4 + 0.3 * (1 + Math.cos(((hue - VIOLET) * Math.PI) / 180))

/**
 * Derives all colours of a theme from brand and accent, as CSS. Fills use both exactly as sent. Text, icons and lines use `-text`
 * and `-line`: the nearest colour with enough contrast, whose lightness is moved only as far as needed. Colours that the merchant
 * set itself (`given`) stay, and the others are derived against them.
 */
export function palette(
  brand: Oklch,
  accent: Oklch,
  scheme: 'dark' | 'light',
  given: Partial<Record<ColourToken, Oklch>>,
): Record<ColourToken, string> {
  const dark = scheme === 'dark'
  // The merchant's own background tints the surfaces. Without one the brand does, unless it is grey.
  const paper = given.bg && given.bg.c > GREY ? given.bg : undefined
  const hue = (paper ?? (brand.c > 0.02 ? brand : accent)).h
  const depth = Math.min(1, Math.max(brand.c, accent.c / 2) / FULL_TINT) * (dark ? warmth(hue) : 1)
  const tint = (l: number, c: number, alpha = 1): Oklch => ({ l, c: c * depth, h: hue, alpha })
  const signal = (h: number, c: number): Oklch => ({ l: dark ? 0.8 : 0.5, c, h, alpha: 1 })

  const bg = given.bg ?? (dark ? tint(0.165, 0.045) : tint(0.982, 0.006))
  const surface1 = given['surface-1'] ?? (dark ? tint(0.21, 0.048) : tint(1, 0))
  const surface2 = given['surface-2'] ?? (dark ? tint(0.25, 0.052) : tint(0.962, 0.011))
  const surface3 = given['surface-3'] ?? (dark ? tint(0.3, 0.058) : tint(0.93, 0.018))
  const softened = { ...brand, l: dark ? 0.32 : 0.925, c: Math.min(brand.c, dark ? 0.1 : 0.05) }
  const soft = given['brand-soft'] ?? softened
  const grounds = [bg, surface1, surface2, surface3]
  const text = (colour: Oklch): Oklch => withContrast(colour, grounds, TEXT_RATIO)
  const edge = (colour: Oklch): Oklch => withContrast(colour, grounds, CONTROL_RATIO)
  const on = (fill: Oklch): Oklch =>
    contrast(WHITE, fill) >= TEXT_RATIO
      ? WHITE
      : withContrast({ ...BLACK, c: 0.03, h: fill.h, l: 0.2 }, fill, TEXT_RATIO)

  const css = (token: ColourToken, derived: Oklch): string => formatColour(given[token] ?? derived)

  return {
    bg: css('bg', bg),
    'surface-1': css('surface-1', surface1),
    'surface-2': css('surface-2', surface2),
    'surface-3': css('surface-3', surface3),
    text: css('text', text(dark ? tint(0.97, 0.012) : tint(0.22, 0.04))),
    'text-muted': css('text-muted', text(dark ? tint(0.75, 0.04) : tint(0.49, 0.035))),
    line: css('line', edge(dark ? tint(0.4, 0.05) : tint(0.8, 0.025))),
    hairline: css('hairline', dark ? tint(0.33, 0.055) : tint(0.895, 0.016)),
    brand: css('brand', brand),
    'on-brand': css('on-brand', on(brand)),
    'brand-text': css('brand-text', withContrast(brand, [...grounds, soft], TEXT_RATIO)),
    'brand-line': css('brand-line', edge(brand)),
    'brand-soft': css('brand-soft', soft),
    accent: css('accent', accent),
    'on-accent': css('on-accent', on(accent)),
    'accent-text': css('accent-text', text(accent)),
    'accent-line': css('accent-line', edge(accent)),
    positive: css('positive', text(signal(152, 0.17))),
    warning: css('warning', text(signal(75, 0.15))),
    negative: css('negative', text(signal(22, 0.19))),
    focus: css('focus', edge(dark ? { ...accent, l: Math.max(accent.l, 0.8) } : brand)),
    mask: css('mask', dark ? tint(0.08, 0.03, 0.72) : tint(0.2, 0.04, 0.5)),
  }
}
