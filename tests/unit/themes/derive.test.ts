import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { deriveTheme, FILL_GROUNDS } from '../../../src/themes/derive.ts'
import { PAIRS } from '../../../src/themes/pairs.ts'
import { COLOUR_TOKENS } from '../../../src/themes/tokens.ts'
import { contrast } from '../../../src/ui/colour/contrast.ts'
import type { Oklch } from '../../../src/ui/colour/oklch.ts'
import { parseColour } from '../../../src/ui/colour/parse.ts'
import { must } from '../../support/must.ts'

const hex = fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const scheme = fc.constantFrom('dark' as const, 'light' as const)

type Values = ReturnType<typeof deriveTheme>['values']

function colourOf(values: Values, token: keyof Values): Oklch {
  const colour = parseColour(values[token])
  if (!colour) throw new Error(`${token} is no colour`)
  return colour
}

const PAIRS_OF_COLOURS = 5000

/** Themes of any brand and accent in both schemes. Deriving takes the time, so three properties look at the same ones. */
const derived: (Readonly<Record<'brand' | 'accent' | 'side', string>> & { readonly values: Values })[] = []
beforeAll(() => {
  fc.assert(
    fc.property(hex, hex, scheme, (brand, accent, side) => {
      derived.push({ brand, accent, side, values: deriveTheme({ brand, accent }, side).values })
    }),
    { numRuns: PAIRS_OF_COLOURS },
  )
  must(derived.length === PAIRS_OF_COLOURS, `${derived.length} themes`)
}, 60_000)

const GROUNDS = ['bg', 'surface-1', 'surface-2', 'surface-3'] as const

describe('a derived theme', () => {
  it('is readable for any brand and accent, in both schemes', () => {
    for (const { brand, accent, side, values } of derived)
      for (const [over, under, ratio] of PAIRS) {
        const reached = contrast(colourOf(values, over), colourOf(values, under))
        if (reached < ratio)
          throw new Error(
            `${over} on ${under}: ${reached.toFixed(3)} of ${ratio}, of ${brand} and ${accent}, ${side}`,
          )
      }
  }, 60_000)

  it('fills with brand and accent exactly as they were sent, for any colours, and text on them can be read', () => {
    for (const { brand, accent, side, values } of derived)
      must(
        values.brand === brand && values.accent === accent,
        `${values.brand} of ${brand}, ${values.accent} of ${accent}, ${side}`,
      )
    for (const brand of ['#FFD400', '#ffffff', '#000000', 'rgb(255 212 0)', '#fd0']) {
      for (const side of ['dark', 'light'] as const) {
        const { values } = deriveTheme({ brand, accent: brand }, side)
        expect(parseColour(values.brand)).toEqual(parseColour(brand))
        expect(contrast(colourOf(values, 'on-brand'), colourOf(values, 'brand'))).toBeGreaterThanOrEqual(4.5)
      }
    }
  }, 60_000)

  it('takes the brand itself for text, icons and lines where it can be made out, else the nearest lightness of its hue', () => {
    const clear = deriveTheme({ brand: '#0B4DDA', accent: '#9A3412' }, 'light').values
    expect(clear).toMatchObject({
      'brand-text': '#0b4dda',
      'brand-line': '#0b4dda',
      'accent-line': '#9a3412',
    })
    fc.assert(
      fc.property(hex, scheme, (brand, side) => {
        const { values } = deriveTheme({ brand }, side)
        const own = colourOf(values, 'brand')
        for (const [token, grounds, ratio] of [
          ['brand-text', [...GROUNDS, 'brand-soft'], 4.5],
          ['brand-line', GROUNDS, 3],
        ] as const) {
          const found = colourOf(values, token)
          const holds = (l: number) =>
            grounds.every((ground) => contrast({ ...own, l }, colourOf(values, ground)) >= ratio)
          const step = Math.sign(own.l - found.l) * 0.02
          if (Math.abs(own.l - found.l) > 0.02 && holds(found.l + step))
            throw new Error(`${token} of ${brand} on ${side}: nearer is ${found.l + step}`)
        }
      }),
      { numRuns: 2000 },
    )
  }, 60_000)

  it('gives a button in a brand of nearly the colour of its page an edge, and no other', () => {
    const glowOf = (brand: string, side: 'dark' | 'light') => deriveTheme({ brand }, side).values.glow
    expect(glowOf('#ffffff', 'light')).toContain('inset 0 0 0 1px')
    expect(glowOf('#000000', 'dark')).toContain('inset 0 0 0 1px')
    for (const brand of ['#FFD400', '#7C3AED']) expect(glowOf(brand, 'light')).not.toContain('inset')
  })

  it('has fills that can be told from the page and every surface, by their colour or by an edge, for any brand and accent', () => {
    const edged = { brand: 0, accent: 0 }
    for (const { side, values } of derived)
      for (const fill of ['brand', 'accent'] as const) {
        const edge = /^inset 0 0 0 1px (#\w+)$/.exec(values[`${fill}-edge`])?.[1]
        if (edge) edged[fill] += 1
        for (const [ground, ratio] of FILL_GROUNDS) {
          const under = colourOf(values, ground)
          const told = contrast(colourOf(values, fill), under)
          const line = parseColour(edge)
          const reached = line && contrast(line, under)
          if (told < ratio && (reached ?? 0) < 3)
            throw new Error(
              `${fill} ${values[fill]} on ${ground}, ${side}: ${told.toFixed(3)}, its edge ${reached}`,
            )
        }
      }
    expect(FILL_GROUNDS).toEqual([
      ['bg', 1.3],
      ['surface-1', 1.3],
      ['surface-2', 1.15],
      ['surface-3', 1.15],
    ])
    // Neither of all colours nor of none.
    for (const count of Object.values(edged)) {
      expect(count).toBeGreaterThan(100)
      expect(count).toBeLessThan(4000)
    }
  }, 60_000)

  it('leaves a brand that already stands out as it is', () => {
    expect(deriveTheme({ brand: '#7C3AED', accent: '#14F1C8' }, 'dark').values).toMatchObject({
      brand: '#7c3aed',
      accent: '#14f1c8',
    })
    expect(deriveTheme({ brand: '#0B4DDA' }, 'light').values.brand).toBe('#0b4dda')
  })

  it('tints its surfaces with the hue of the brand, and dark is deep and not grey', () => {
    const { values } = deriveTheme({ brand: '#7C3AED' }, 'dark')
    for (const ground of GROUNDS) {
      const { l, c, h } = colourOf(values, ground)
      expect(l).toBeLessThan(0.32)
      expect(c).toBeGreaterThan(0.02)
      expect(Math.abs(h - 293)).toBeLessThan(12)
    }
  })

  it('has every token, whatever was chosen', () => {
    const { values, dropped } = deriveTheme({}, 'light')
    expect(dropped).toEqual([])
    for (const token of COLOUR_TOKENS) expect(values[token]).toMatch(/^#[\da-f]{6,8}$/)
    expect(values).toMatchObject({
      radius: '12px',
      space: '4px',
      motion: '160ms',
      'font-display': 'var(--font-text)',
    })
  })

  it('gives shape and motion from the choices', () => {
    const { values } = deriveTheme(
      { radius: 'sharp', density: 'compact', motion: 'soft', elevation: 'glow', display: 'Bebas Neue' },
      'dark',
    )
    expect(values).toMatchObject({ radius: '4px', space: '3px', motion: '280ms' })
    expect(values['font-display']).toBe('"Bebas Neue", var(--font-text)')
    expect(values.glow).toContain('28px')
  })

  it('lets the tokens of a merchant win, and derives the others against them', () => {
    const { values, dropped } = deriveTheme(
      {
        brand: '#C8102E',
        tokens: { bg: '#FFF8EA', '--surface-1': 'rgb(255 255 255)', onBrand: '#fffbe0', radius: '6px' },
      },
      'light',
    )
    expect(values).toMatchObject({
      bg: '#fff8ea',
      'surface-1': '#ffffff',
      'on-brand': '#fffbe0',
      radius: '6px',
    })
    expect(contrast(colourOf(values, 'text-muted'), colourOf(values, 'bg'))).toBeGreaterThanOrEqual(4.5)
    expect(dropped).toEqual([])
  })

  it('drops a token that it does not know or cannot read, and says which', () => {
    const tokens = {
      bg: 'url(https://evil.test)',
      radius: '3em',
      shadow: '#fff',
      space: '4px;color:red',
      text: '#111',
    }
    const { values, dropped } = deriveTheme({ tokens, brand: 'red', display: 'x";}' }, 'light')
    expect(values.text).toBe('#111111')
    expect(values['font-display']).toBe('var(--font-text)')
    expect(dropped.map(({ token }) => token)).toEqual(['bg', 'radius', 'shadow', 'space', 'brand', 'display'])
  })

  it('never lets anything through that could leave its declaration', () => {
    const value = fc.oneof(fc.string(), hex, fc.constantFrom('1px', '2rem', '1px}', 'var(--x)', 'url(x)'))
    const tokens = fc.dictionary(fc.constantFrom(...COLOUR_TOKENS, 'radius', 'space', 'x'), value)
    fc.assert(
      fc.property(tokens, value, scheme, (given, display, side) => {
        const { values } = deriveTheme({ tokens: given, brand: display, display }, side)
        for (const text of Object.values(values)) must(!/[;{}\\<>@]|url|expression/.test(text), text)
      }),
    )
  })
})
