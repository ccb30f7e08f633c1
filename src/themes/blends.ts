import type { ColourToken } from './tokens.ts'

/** Colours of which styles draw only a part. */
export const PARTLY_DRAWN = [
  'bg',
  'surface-1',
  'surface-3',
  'text',
  'brand',
  'on-brand',
  'brand-soft',
  'brand-text',
  'brand-line',
  'accent',
  'accent-text',
  'positive',
  'warning',
  'negative',
  'lightest',
  'darkest',
] as const

/** How much of the first colour each blend has. */
const PANEL = 0.44
const SIGNAL = 0.12

/**
 * Tokens that follow from a theme's colours, since Chrome 109 knows no `color-mix`, no `light-dark` and no relative colours:
 * `<token>-rgb`, the channels for `rgb(var(--brand-rgb) / 24%)`; `lightest` and `darkest` of surface, page and text; `is-light`,
 * 1 on a light theme and else 0, for use as an opacity; and blends of two colours.
 *
 * @param colours `#rrggbb`, as `formatColour` writes them; an opacity is left out
 */
export function blendsOf(
  colours: Readonly<Record<ColourToken, string>>,
  scheme: 'dark' | 'light',
): Record<string, string> {
  const isLight = scheme === 'light'
  const ends = isLight
    ? { lightest: colours['surface-1'], darkest: colours.text }
    : { lightest: colours.text, darkest: colours.bg }
  const all = { ...colours, ...ends }
  return {
    ...Object.fromEntries(PARTLY_DRAWN.map((token) => [`${token}-rgb`, channelsOf(all[token]).join(' ')])),
    ...ends,
    'is-light': isLight ? '1' : '0',
    panel: blend(colours['brand-soft'], colours.bg, PANEL),
    'warning-soft': blend(colours.warning, colours['surface-1'], SIGNAL),
    'negative-soft': blend(colours.negative, colours['surface-1'], SIGNAL),
  }
}

/** Red, green and blue, 0–255. */
const channelsOf = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** `share` of the one colour over the other, as `#rrggbb`. */
function blend(over: string, under: string, share: number): string {
  const below = channelsOf(under)
  const mixed = channelsOf(over).map((channel, at) => channel * share + (below[at] ?? 0) * (1 - share))
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
