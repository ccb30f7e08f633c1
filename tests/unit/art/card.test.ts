import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBrief, readJson } from '../../../scripts/art/brief.ts'
import { CARD_BYTES, type CardOrder, drawCard } from '../../../scripts/art/card.ts'
import { readLanes } from '../../../scripts/art/lanes.ts'
import { motifNames } from '../../../scripts/art/motifs/catalogue.ts'
import { readXml } from './readXml.ts'

const merchants = join(import.meta.dirname, '..', '..', '..', 'merchants')

const drawn = readdirSync(merchants)
  .map((merchant) => ({ merchant, art: readJson(merchants, merchant, 'pictures', 'art.json') }))
  .filter(({ art }) => art !== undefined)
  .map(({ merchant, art }) => {
    const { brand, accent, shape } = readBrief(art)
    const lanes = readLanes(readJson(merchants, merchant, 'wps', 'relay', 'GCSGAME_newGameVendor.json'))
    const own = lanes.games.filter(({ hasCard }) => hasCard)
    const orders = own.map(
      ({ code, title }): CardOrder => ({ code, title, palette: { brand, accent }, shape }),
    )
    return { merchant, orders, cards: orders.map(drawCard) }
  })
  // Others have pictures that games share, or photographs.
  .filter(({ orders }) => orders.length > 0)

const anyOrder: fc.Arbitrary<CardOrder> = fc.record({
  code: fc.string({ minLength: 1, maxLength: 16 }),
  title: fc.oneof(fc.string({ maxLength: 40 }), fc.string({ unit: 'grapheme', maxLength: 90 })),
  motif: fc.constantFrom(...motifNames),
  palette: fc.record({
    brand: fc.constantFrom('#7C3AED', '#C8102E', '#0B4DDA', '#046A38', '#000000', '#C6FF00'),
    accent: fc.constantFrom('#14F1C8', '#E0A526', '#FFC72C', '#ffffff'),
  }),
  shape: fc.constantFrom('round', 'sharp', 'soft'),
})

const centreOfTitle = { left: 0, right: 300, top: 87.5, bottom: 312.5 }

describe('the cards of the games', () => {
  it('are there for the merchants whose games have cards of their own', () => {
    expect(drawn.length).toBeGreaterThan(0)
  })

  it('weigh at most 4 kB each', () => {
    const heavy = drawn.flatMap(({ orders, cards }) =>
      cards.flatMap((card, index) => (Buffer.byteLength(card) > CARD_BYTES ? [orders[index]?.code] : [])),
    )
    expect(heavy).toEqual([])
  })

  it('are never two alike within a merchant', () => {
    for (const { cards } of drawn) expect(new Set(cards).size).toBe(cards.length)
  })

  it('differ even when two games have the same title', () => {
    const order: CardOrder = {
      code: 'GEM1',
      title: 'Gems',
      palette: { brand: '#7C3AED', accent: '#14F1C8' },
      shape: 'round',
    }
    expect(drawCard(order)).not.toBe(drawCard({ ...order, code: 'GEM2' }))
  })

  it('bear the title that the lanes give the game', () => {
    for (const { orders, cards } of drawn) {
      cards.forEach((card, index) => {
        const words = readXml(card).elements.filter(
          ({ name, attributes }) => name === 'text' && attributes.textLength,
        )
        const said = words
          .map(({ text }) => text)
          .join(' ')
          .replace(/[:,]/g, '')
        expect(said).toBe(orders[index]?.title.toLocaleUpperCase('en').replace(/[:,]/g, ''))
      })
    }
  })
})

describe('a card', () => {
  it('is the same every time for the same code, weighs at most 4 kB and holds nothing that runs or leaves', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const card = drawCard(order)
        expect(drawCard(order)).toBe(card)
        expect(Buffer.byteLength(card)).toBeLessThanOrEqual(CARD_BYTES)
        expect(readXml(card).faults).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('keeps its title inside the middle that a landscape crop shows', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        for (const { name, attributes } of readXml(drawCard(order)).elements) {
          if (name !== 'text' || !attributes.textLength) continue
          const half = Number(attributes.textLength) / 2
          expect(Number(attributes.x) - half).toBeGreaterThanOrEqual(centreOfTitle.left + 15)
          expect(Number(attributes.x) + half).toBeLessThanOrEqual(centreOfTitle.right - 15)
          expect(Number(attributes.y)).toBeLessThanOrEqual(centreOfTitle.bottom - 6)
          expect(Number(attributes.y) - Number(attributes['font-size'])).toBeGreaterThanOrEqual(
            centreOfTitle.top,
          )
        }
      }),
      { numRuns: 150 },
    )
  })
})
