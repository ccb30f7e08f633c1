import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blendsOf, PARTLY_DRAWN } from '../../../src/themes/blends.ts'
import { palette } from '../../../src/themes/palette.ts'
import { contrast } from '../../../src/ui/colour/contrast.ts'
import { parseColour } from '../../../src/ui/colour/parse.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

const colour = fc
  .array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 3 })
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`)
const scheme = fc.constantFrom('dark' as const, 'light' as const)

function read(text: string | undefined) {
  const parsed = parseColour(text)
  if (!parsed) throw new Error(`${text} is no colour`)
  return parsed
}

const blendsFor = (brand: string, side: 'dark' | 'light') => {
  const colours = palette(read(brand), read('#00aa55'), side, {})
  return { colours, blends: blendsOf(colours, side) }
}

describe('the blends of a theme', () => {
  it('have the channels of a colour as CSS writes them before an opacity', () => {
    expect(blendsFor('#ffd400', 'light').blends['brand-rgb']).toBe('255 212 0')
  })

  it('say whether the theme is light, as an opacity', () => {
    expect(blendsFor('#ffd400', 'light').blends['is-light']).toBe('1')
    expect(blendsFor('#ffd400', 'dark').blends['is-light']).toBe('0')
  })

  it('have a lightest and a darkest colour that are read on each other, whatever the brand', () => {
    fc.assert(
      fc.property(colour, scheme, (brand, side) => {
        const { lightest, darkest } = blendsFor(brand, side).blends
        expect(read(lightest).l).toBeGreaterThan(read(darkest).l)
        expect(contrast(read(lightest), read(darkest))).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('lie between the two colours that they are made of', () => {
    expect(
      blendsOf(
        { ...blendsFor('#ffd400', 'light').colours, negative: '#ff0000', 'surface-1': '#ffffff' },
        'light',
      ),
    ).toMatchObject({
      'negative-soft': '#ffe0e0',
    })
  })

  it('are those that the styles use, and no others', () => {
    const files = globSync('src/**/*.{ts,tsx,css}', { cwd: ROOT }).filter(
      (file) => !/^src\/(?:workbench|generated)\//.test(file),
    )
    const styles = files.map((file) => readFileSync(resolve(ROOT, file), 'utf8')).join('\n')
    const channels = [...styles.matchAll(/var\(--([a-z0-9-]+)-rgb[,)]/g)].map(([, name = '']) => name)
    expect([...new Set(channels)].sort()).toEqual([...PARTLY_DRAWN].sort())
    const others = Object.keys(blendsFor('#ffd400', 'light').blends).filter((name) => !name.endsWith('-rgb'))
    expect(others.filter((name) => !styles.includes(`var(--${name}`))).toEqual([])
  })
})
