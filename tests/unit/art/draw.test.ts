import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { canLetter, fitSize, letter } from '../../../scripts/art/lettering/letter.ts'
import { chooseMotif } from '../../../scripts/art/motifs/choose.ts'
import { oklch, parseHex } from '../../../scripts/art/palette.ts'
import { palettePng } from '../../../scripts/art/palettePng.ts'
import { shortPath } from '../../../scripts/art/path.ts'
import { num } from '../../../scripts/art/pen.ts'
import { createRandom, hash } from '../../../scripts/art/seed.ts'
import { setTitle } from '../../../scripts/art/title.ts'

describe('the seed', () => {
  it('gives the same stream for the same code', () => {
    const take = (code: string) => Array.from({ length: 20 }, createRandom(code).next)
    fc.assert(
      fc.property(fc.string(), (code) => {
        expect(take(code)).toEqual(take(code))
      }),
    )
  })

  it('keeps to its bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(50), (code, low, span) => {
        const value = createRandom(code).int(low, low + span)
        expect(value).toBeGreaterThanOrEqual(low)
        expect(value).toBeLessThanOrEqual(low + span)
      }),
    )
  })

  it('never changes: cards drawn years ago look the same', () => {
    expect([hash('BALL1'), hash('BALL5')]).toEqual([2494559697, 1406325373])
  })
})

describe('the motif of a game', () => {
  const choose = (code: string, title: string) => chooseMotif(code, title, createRandom(code))

  it.each([
    ['GEMNORTE', 'Aurora Boreal', 'gems'],
    ['X1', 'Dragão do Corcovado', 'dragons'],
    ['X2', 'Xổ số Miền Nam', 'balls'],
    ['X3', 'Đèn Lồng Hội An', 'lanterns'],
    ['X4', 'Hari ng Kalsada', 'crowns'],
    ['X5', 'Roleta Copacabana', 'wheels'],
  ])('of %s, %s, is %s', (code, title, motif) => expect(choose(code, title)).toBe(motif))

  it('is the seed’s choice when neither code nor title names one', () => {
    expect(choose('QQ', '???')).toBe(choose('QQ', '???'))
  })
})

describe('a title', () => {
  const box = { width: 262, height: 72, bottom: 304, largest: 52 }

  it('keeps every word in order, within width and height', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[A-Za-zÀ-ÖØ-öẠ-ỹ0-9]{1,14}$/), { minLength: 1, maxLength: 7 }),
        (words) => {
          const lines = setTitle(words.join(' '), box)
          expect(lines.map(({ text }) => text).join(' ')).toBe(words.join(' ').toLocaleUpperCase('en'))
          for (const { length, y, size } of lines) {
            expect(length).toBeLessThanOrEqual(box.width + 0.01)
            expect(y - size * 0.74).toBeGreaterThanOrEqual(box.bottom - box.height - 1)
          }
        },
      ),
    )
  })

  it('of nothing has no lines', () => expect(setTitle('  ', box)).toEqual([]))
})

describe('a colour', () => {
  it('survives the way through OKLCH and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const hex = `#${value.toString(16).padStart(6, '0')}`
        const { l, c, h } = parseHex(hex)
        const back = Number.parseInt(oklch(l, c, h).slice(1), 16)
        for (const shift of [0, 8, 16])
          expect(Math.abs(((back >> shift) & 255) - ((value >> shift) & 255))).toBeLessThanOrEqual(3)
      }),
    )
  })

  it('that no screen has becomes one that it has', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 0.5, noNaN: true }),
        fc.integer(),
        (l, c, h) => {
          expect(oklch(l, c, h)).toMatch(/^#[0-9a-f]{6}$/)
        },
      ),
    )
  })
})

describe('a path', () => {
  it('stays the same path when it is written shorter', () => {
    expect(shortPath('M10 10L20 10L20 20L10 20z')).toBe('M10 10H20V20H10z')
    expect(shortPath('M100 100C110 100 120 110 120 120')).toBe('M100 100c10 0 20 10 20 20')
    expect(shortPath('M10 10h0M20 20h0')).toBe('M10 10h0M20 20h0')
  })

  it('is never longer, and written twice no different', () => {
    const point = fc.integer({ min: -99, max: 399 })
    const command = fc.oneof(
      fc.tuple(point, point).map(([x, y]) => `L${x} ${y}`),
      fc.tuple(point, point, point, point).map((list) => `Q${list.join(' ')}`),
      fc.constant('z'),
    )
    fc.assert(
      fc.property(point, point, fc.array(command), (x, y, rest) => {
        const d = `M${x} ${y}${rest.join('')}`
        const once = shortPath(d)
        expect(once.length).toBeLessThanOrEqual(d.length)
        expect(shortPath(once)).toBe(once)
      }),
    )
  })
})

describe('a number of a picture', () => {
  const halves = fc
    .tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.nat(4))
    .map(([whole, decimals]) => (whole + 0.5) / 10 ** decimals)
  const odd = fc.constantFrom(0, -0, 5e-324, -5e-324, 1e9, 1e20, 1e21, -1e21, 1.7e308, Infinity, NaN)

  it('is rounded as toFixed rounds it, without the zeros that say nothing', () => {
    fc.assert(
      fc.property(fc.oneof(halves, fc.double(), fc.float(), odd), fc.nat(4), (value, decimals) => {
        const long = String(Number(value.toFixed(decimals)))
        expect(num(value, decimals)).toBe(long.replace(/^(-?)0\./, '$1.'))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the lettering', () => {
  it('has the letters of the merchants’ languages', () => {
    expect(canLetter('Mở thưởng Sen Vàng 2 tỷ đồng ƯỠẬ', 'sharp')).toBe(true)
    expect(canLetter('1º depósito: Pão de Açúcar R$ 2,4', 'round')).toBe(true)
    expect(canLetter('Libreng ₱50', 'block')).toBe(true)
    expect(canLetter('អង្គរ', 'round')).toBe(false)
  })

  it('sets a line as wide as its letters, centred when asked', () => {
    const start = letter('Aurora', { face: 'round', size: 40 })
    const middle = letter('Aurora', { face: 'round', size: 40, anchor: 'middle' })
    expect(start.width).toBeGreaterThan(100)
    expect(middle.width).toBe(start.width)
    expect(letter('', { face: 'round', size: 40 })).toEqual({ d: '', width: 0 })
  })

  it('writes an outline in the bytes in which the merchants have it', () => {
    expect(letter('lì', { face: 'round', size: 40, x: -9.5, y: 3 }).d).toBe(
      'M-7.42 3v-30.8h9.2v30.8h-9.2zM5.94 3v-23.36l4.64  .96l4.56-.96v23.36h-9.2zM.98-29.88h8.88l5.04  7.76h-8.4l-5.52-7.76z',
    )
  })

  it('is fitted to a width, and no larger than asked', () => {
    const size = fitSize('Aurora', 'round', 300, 400, 0.02)
    expect(letter('Aurora', { face: 'round', size, tracking: 0.02 }).width).toBeCloseTo(300, 9)
    expect(fitSize('Aurora', 'round', 300, 12)).toBe(12)
    expect(fitSize('', 'round', 300, 12)).toBe(12)
  })
})

describe('a PNG', () => {
  const pngOf = (data: Uint8Array, side: number) =>
    sharp(data, { raw: { width: side, height: side, channels: 4 } })
      .png()
      .toBuffer()
  const pixelsOf = async (png: Uint8Array) => Uint8Array.from(await sharp(png).ensureAlpha().raw().toBuffer())

  it('comes out as it went in while it has at most 256 colours', async () => {
    const data = Uint8Array.from(
      { length: 16 * 16 * 4 },
      (_, index) => [(index * 7) & 0xe0, 40, index & 0x60, 255][index % 4] ?? 0,
    )
    const png = await palettePng(await pngOf(data, 16))
    expect(png[25], 'the colour type of the header: a palette').toBe(3)
    expect(await pixelsOf(png)).toEqual(data)
  })

  it('has fewer colours where an icon would weigh too much', async () => {
    let seed = 7
    const noise = Uint8Array.from({ length: 192 * 192 * 4 }, (_, index) => {
      seed = (seed * 16807) % 2147483647
      return index % 4 === 3 ? 255 : seed % 256
    })
    const plain = await pngOf(noise, 192)
    expect((await palettePng(plain)).length).toBeLessThan(plain.length / 3)
  })
})
