/** A brand and an accent in a scheme, on which a layout is tried. */
export interface BrandTrial {
  readonly id: string
  readonly brand: string
  readonly accent: string
  readonly scheme: 'dark' | 'light'
}

/** Colours that are hard to draw: too light, too dark, or without a hue. */
const HARD = [
  ['yellow', '#ffd400'],
  ['lime', '#c6ff00'],
  ['white', '#ffffff'],
  ['black', '#000000'],
  ['pale pink', '#ffd1dc'],
  ['navy', '#0b1f4b'],
] as const

/** Each of the colours as brand, and as the accent of the one before it. */
export const BRANDS: readonly BrandTrial[] = HARD.flatMap(([name, brand], at) =>
  (['light', 'dark'] as const).map((scheme) => ({
    id: `${name} ${scheme}`,
    brand,
    accent: HARD[(at + 1) % HARD.length]?.[1] ?? brand,
    scheme,
  })),
)

/** A merchant's theme in the colours of a trial: its shapes stay, the colours that it chose by hand go. */
export const themeWith = (
  theme: Readonly<Record<string, unknown>>,
  { brand, accent, scheme }: BrandTrial,
): Record<string, unknown> => ({ ...theme, brand, accent, scheme, tokens: {} })
