import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatColour } from '../../../../src/ui/colour/oklch.ts'
import { parseColour } from '../../../../src/ui/colour/parse.ts'
import { channelsOf, oracleChannels } from './oracle.ts'

const byte = fc.integer({ min: 0, max: 255 })
const share = fc.integer({ min: 0, max: 100 })
const hue = fc.integer({ min: -360, max: 720 })

function expectAsOracle(text: string): void {
  const read = parseColour(text)
  expect(read, text).toBeDefined()
  if (!read) return
  const [ours, theirs] = [channelsOf(formatColour({ ...read, alpha: 1 })), oracleChannels(text)]
  for (const at of [0, 1, 2])
    expect(Math.abs((ours[at] ?? 0) - (theirs[at] ?? 0)), text).toBeLessThanOrEqual(1)
}

describe('a colour of a merchant', () => {
  it('is read from hex exactly as written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const text = `#${value.toString(16).padStart(6, '0')}`
        const read = parseColour(text)
        expect(read && formatColour(read)).toBe(text)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['#7cf', '#77ccff'],
    ['#7CF8', '#77ccff88'],
    ['#7c3aedb8', '#7c3aedb8'],
    [' rgb(124, 58, 237) ', '#7c3aed'],
    ['RGBA(124 58 237 / 50%)', '#7c3aed80'],
    ['rgb(100% 0% 0%)', '#ff0000'],
    ['hsl(120deg, 100%, 20%, .5)', '#00660080'],
    ['hsla(-240 100% 20% / 1)', '#006600'],
    ['oklch(1 0 0)', '#ffffff'],
    ['oklch(0% 0 none)', undefined],
  ])('reads %s', (text, hex) => {
    const read = parseColour(text)
    expect(read && formatColour(read)).toBe(hex)
  })

  it('agrees with colorjs.io on rgb() and hsl() in both spellings', () => {
    fc.assert(
      fc.property(byte, byte, byte, hue, share, share, (r, g, b, h, s, l) => {
        expectAsOracle(`rgb(${r}, ${g}, ${b})`)
        expectAsOracle(`rgb(${r} ${g} ${b} / 0.5)`)
        expectAsOracle(`hsl(${h}, ${s}%, ${l}%)`)
        expectAsOracle(`hsl(${h}deg ${s}% ${l}% / 30%)`)
      }),
    )
  })

  it('agrees with colorjs.io on oklch() colours that a screen can show', () => {
    fc.assert(
      fc.property(fc.integer({ min: 40, max: 80 }), fc.integer({ min: 0, max: 5 }), hue, (l, c, h) => {
        expectAsOracle(`oklch(${l}% 0.0${c} ${h})`)
        expectAsOracle(`oklch(0.${l} ${c * 2}% ${h}deg)`)
      }),
    )
  })

  it.each([
    'red',
    'transparent',
    'currentColor',
    'none',
    '',
    '#',
    '#12',
    '#12345',
    '#1234567',
    '#12345g',
    '#fff;',
    '#fff }',
    '7c3aed',
    'url(https://evil.test/x.png)',
    'var(--bg)',
    'expression(alert(1))',
    'rgb(1,2,3);background:url(x)',
    'rgb(1,2)',
    'rgb(1,2,3,4,5)',
    'rgb(1 2 3 4)',
    'rgb(1, 2 3)',
    'rgb(1,2,3/4)',
    'rgb(1 2 3 / )',
    'rgb(1 2 3 / 4 / 5)',
    'rgb(1deg,2,3)',
    'hsl(10%,2%,3%)',
    'hsl(1 2deg 3)',
    'oklch(1,0,0)',
    'oklch(1 0 0%)',
    'oklch(.5deg 0 0)',
    'rgb(calc(1) 2 3)',
    'rgb(var(--x) 2 3)',
    'rgb(NaN 0 0)',
    'rgb(Infinity 0 0)',
    'rgb(1e999 0 0)',
    'color(srgb 1 0 0)',
    'lab(50% 0 0)',
    'color-mix(in srgb, red, blue)',
    'rgb(0 0 0)/**/',
    'rgb(0 0 0',
    'rgb 0 0 0)',
    '#fff\n;x',
    'image-set(x)',
    '\\72 gb(0,0,0)',
    `rgb(${'0'.repeat(100)},0,0)`,
    'javascript:alert(1)',
    'rgb(0 0 0) !important',
  ])('refuses %j', (text) => expect(parseColour(text)).toBeUndefined())

  it.each([undefined, null, 7, {}, [], true])('refuses %j, which is no text', (value) =>
    expect(parseColour(value)).toBeUndefined(),
  )

  it('never throws, and what it reads always comes out as hex', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.stringMatching(/^(rgb|hsl|oklch|url|var)a?\([-+.,/%\da-z ]{0,30}\)$/),
      fc.stringMatching(/^#[\da-fA-F;]{0,9}$/),
    )
    fc.assert(
      fc.property(hostile, (text) => {
        const read = parseColour(text)
        if (read) expect(formatColour(read)).toMatch(/^#[\da-f]{6}([\da-f]{2})?$/)
      }),
      { numRuns: 5000 },
    )
  })
})
