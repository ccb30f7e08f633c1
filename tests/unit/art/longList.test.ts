import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readBrief, readJson } from '../../../scripts/art/brief.ts'
import { CARD_BYTES } from '../../../scripts/art/card.ts'
import { coversOf, fileOfList, GAMES, longList, PHOTOS } from '../../../scripts/art/longList/list.ts'
import { LONGEST_NAME } from '../../../scripts/art/longList/names.ts'

const CODE = 'chennai'
const folder = join(import.meta.dirname, '..', '..', '..', 'merchants', CODE)
const lanes = longList(CODE).data?.lanes ?? []
const cards = lanes.flatMap((lane) => lane.cards ?? [])
/** The file of the list, at most. */
const MOST_BYTES = 1_000_000
/** The folder, with everything in it. */
const MOST_FOLDER_BYTES = 2_000_000

describe('the list of three thousand games', () => {
  it('names each game once, in three scripts, with up to eighty letters', () => {
    const names = cards.map(({ displayName = '' }) => displayName)
    expect(names).toHaveLength(GAMES)
    expect(new Set(names).size).toBe(GAMES)
    expect(new Set(cards.map(({ code }) => code)).size).toBe(GAMES)
    expect(Math.max(...names.map((name) => name.length))).toBe(LONGEST_NAME)
    for (const script of [/\p{Script=Tamil}/u, /\p{Script=Devanagari}/u, /\p{Script=Latin}/u])
      expect(names.filter((name) => script.test(name)).length).toBeGreaterThan(GAMES / 4)
  })

  it('has no picture, or one that is not there, for one game of twenty', () => {
    const without = cards.filter(({ image }) => !image)
    const gone = cards.filter(({ image }) => image?.startsWith('/withdrawn/'))
    expect((without.length + gone.length) / GAMES).toBeCloseTo(0.05, 2)
    expect(without.length).toBe(gone.length)
  })

  it('has a photograph for three hundred games, in every lane', () => {
    const isPhoto = ({ image }: { image?: string }) => image?.endsWith('.webp') === true
    expect(cards.filter(isPhoto)).toHaveLength(300)
    for (const { cards: own = [] } of lanes) expect(own.filter(isPhoto)).toHaveLength(25)
    expect(new Set(cards.filter(isPhoto).map(({ image }) => image)).size).toBe(PHOTOS.length)
  })

  it('shares its photographs with the merchant that they were taken for', () => {
    for (const name of PHOTOS) {
      const file = join('pictures', 'games', `${name}.webp`)
      const taken = readFileSync(join(folder, '..', 'bogota', file))
      expect(readFileSync(join(folder, file)).equals(taken), name).toBe(true)
    }
  })

  it('makes a folder of at most 2 MB', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
    expect(bytes).toBeLessThanOrEqual(MOST_FOLDER_BYTES)
  })

  it('lies in the folder as it is made, within a megabyte', () => {
    const file = fileOfList(longList(CODE))
    expect(Buffer.byteLength(file)).toBeLessThan(MOST_BYTES)
    expect(readFileSync(join(folder, 'wps/relay/GCSGAME_newGameVendor.json'), 'utf8') === file).toBe(true)
  })

  it('shares covers that lie in the folder as they are drawn, no two alike', () => {
    const { brand, accent, shape } = readBrief(readJson(folder, 'pictures', 'art.json'))
    const covers = coversOf({ brand, accent }, shape)
    expect(new Set(covers.values()).size).toBe(covers.size)
    for (const [name, svg] of covers) {
      const path = join(folder, 'pictures', 'games', `${name}.svg`)
      expect(existsSync(path) && readFileSync(path, 'utf8'), name).toBe(svg)
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(CARD_BYTES)
    }
  })
})
