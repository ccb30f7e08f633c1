import { contrast } from '../ui/colour/contrast.ts'
import { formatColour, type Oklch } from '../ui/colour/oklch.ts'
import { parseColour } from '../ui/colour/parse.ts'
import { blendsOf } from './blends.ts'
import { readOverrides } from './overrides.ts'
import { palette } from './palette.ts'
import type { ColourToken, DroppedToken, ThemeChoices, ThemeTokens } from './tokens.ts'

const DEFAULT_BRAND: Oklch = { l: 0.55, c: 0.2, h: 277, alpha: 1 }

const RADIUS = {
  sharp: ['4px', '2px', '6px'],
  soft: ['12px', '8px', '20px'],
  round: ['20px', '12px', '28px'],
} as const
const DENSITY = { compact: ['3px', '44px'], cosy: ['4px', '48px'] } as const
const MOTION = {
  snappy: ['160ms', 'cubic-bezier(0.2, 0.9, 0.3, 1)'],
  soft: ['280ms', 'cubic-bezier(0.22, 1, 0.36, 1)'],
} as const
const ELEVATION = ['line', 'shadow', 'glow'] as const
const FACE = /^[\p{L}\d][\p{L}\d -]{0,40}$/u

/** System fonts first. The last one is the font of a script that this device lacks (`fonts/loadScripts.ts`). */
const TEXT_STACK =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif, var(--font-script, sans-serif)'

/** Below this contrast a fill cannot be distinguished from its page: ivory on white, black on a dark page. */
export const FAINT_RATIO = 1.3
/**
 * What fills lie on, and from which contrast on they need no edge there. Few lie on the inner surfaces, which are tinted: with 1.3
 * a yellow button of a light site would have an ochre rim everywhere for the sake of a few.
 */
export const FILL_GROUNDS: readonly (readonly [ground: ColourToken, ratio: number])[] = [
  ['bg', FAINT_RATIO],
  ['surface-1', FAINT_RATIO],
  ['surface-2', 1.15],
  ['surface-3', 1.15],
]

function shadows(elevation: string, dark: boolean, brand: Oklch): readonly [string, string, string] {
  const shade = (alpha: number): string => formatColour({ l: dark ? 0.04 : 0.3, c: 0.04, h: brand.h, alpha })
  const shine = (alpha: number): string => formatColour({ ...brand, alpha })
  const rule = '0 0 0 1px var(--hairline)'
  if (elevation === 'shadow') {
    return [
      `0 1px 2px ${shade(dark ? 0.5 : 0.1)}, 0 4px 14px -4px ${shade(dark ? 0.6 : 0.14)}`,
      `0 2px 6px ${shade(dark ? 0.5 : 0.08)}, 0 16px 40px -8px ${shade(dark ? 0.8 : 0.26)}`,
      `0 8px 20px -8px ${shine(0.5)}`,
    ]
  }
  if (elevation === 'glow') {
    return [rule, `${rule}, 0 12px 48px -8px ${shine(0.4)}`, `0 0 28px -4px ${shine(dark ? 0.75 : 0.5)}`]
  }
  return [rule, `${rule}, 0 12px 32px -12px ${shade(dark ? 0.8 : 0.2)}`, '0 0 0 0 transparent']
}

/**
 * Derives every token of a theme from a merchant's choices (docs/contract.md). Text reaches 4.5:1 on the page and on each
 * surface, controls and focus 3:1, for any brand and accent. `tokens` override derived ones. Never throws: an invalid choice
 * falls back to its default and is listed in `dropped`.
 */
export function deriveTheme(choices: ThemeChoices, scheme: 'dark' | 'light'): ThemeTokens {
  const dark = scheme === 'dark'
  const { colours, lengths, dropped: unread } = readOverrides(choices.tokens)
  const dropped: DroppedToken[] = [...unread]
  const drop = (token: string, value: unknown) =>
    void dropped.push({ token, value: String(value).slice(0, 200) })
  const chosen = (token: 'brand' | 'accent', fallback: Oklch): Oklch => {
    const value = choices[token]
    const read = parseColour(value)
    if (value && !read) drop(token, value)
    return { ...(read ?? fallback), alpha: 1 }
  }
  const choose = <Choice extends string>(
    token: string,
    value: unknown,
    known: readonly Choice[],
    fallback: Choice,
  ) => {
    const found = known.find((one) => one === value)
    if (value && !found) drop(token, value)
    return found ?? fallback
  }

  const brand = colours.brand ?? chosen('brand', DEFAULT_BRAND)
  const accent = colours.accent ?? chosen('accent', { l: 0.78, c: 0.14, h: (brand.h + 130) % 360, alpha: 1 })
  const radius = RADIUS[choose('radius', choices.radius, ['sharp', 'soft', 'round'], 'soft')]
  const density = DENSITY[choose('density', choices.density, ['compact', 'cosy'], 'cosy')]
  const motion = MOTION[choose('motion', choices.motion, ['snappy', 'soft'], 'snappy')]
  const [elevation, raised, glow] = shadows(
    choose('elevation', choices.elevation, ELEVATION, 'shadow'),
    dark,
    brand,
  )
  const face = choices.display && choices.display !== 'system' ? choices.display : ''
  if (face && !FACE.test(face)) drop('display', face)

  const colour = palette(brand, accent, scheme, colours)
  const edgeOf = (fill: Oklch, line: string): string => {
    const isNear = FILL_GROUNDS.some(([token, ratio]) => {
      const ground = parseColour(colour[token])
      return ground !== undefined && contrast(fill, ground) < ratio
    })
    return isNear ? `inset 0 0 0 1px ${line}` : '0 0 0 0 transparent'
  }
  const brandEdge = edgeOf(brand, colour['brand-line'])

  return {
    scheme,
    values: {
      ...colour,
      ...blendsOf(colour, scheme),
      radius: radius[0],
      'radius-small': radius[1],
      'radius-large': radius[2],
      elevation,
      'elevation-raised': raised,
      // A button whose brand colour is close to the page's gets an edge. Its fill stays exactly the brand colour.
      glow: brandEdge.startsWith('inset') ? `${brandEdge}, ${glow}` : glow,
      'brand-edge': brandEdge,
      'accent-edge': edgeOf(accent, colour['accent-line']),
      space: density[0],
      'control-height': density[1],
      motion: motion[0],
      ease: motion[1],
      'font-display': FACE.test(face) ? `"${face}", var(--font-text)` : 'var(--font-text)',
      'font-text': TEXT_STACK,
      ...lengths,
    },
    dropped,
  }
}
