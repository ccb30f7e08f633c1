import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { photoGames } from '../../../scripts/art/photo/games.ts'
import { photos } from '../../../scripts/art/photo/photos.ts'
import { shaderOf } from '../../../scripts/art/photo/render.ts'

const CODE = 'bogota'
const folder = join(import.meta.dirname, '..', '..', '..', 'merchants', CODE)
const fileOf = (file: string): string => join(folder, 'pictures', `${file}.webp`)
const cards = photoGames(CODE).data?.lanes?.flatMap((lane) => lane.cards ?? []) ?? []

/** The folder, with everything in it. */
const MOST_BYTES = 2_500_000
/** Bits for a pixel: a drawing of plain areas has two or three. */
const LEAST_ENTROPY = 5.5

describe('the photographs', () => {
  it('are twenty-four covers and four banners at least, no two alike', () => {
    const inFolder = (name: string) => photos.filter(({ file }) => file.startsWith(`${name}/`))
    expect(inFolder('games').length).toBeGreaterThanOrEqual(24)
    expect(inFolder('banners').length).toBeGreaterThanOrEqual(4)
    const files = photos.map(({ file }) => readFileSync(fileOf(file)).toString('base64'))
    expect(new Set(files).size).toBe(photos.length)
  })

  it.each(photos.map((photo) => [photo.file, photo] as const))(
    '%s is a WebP of the size and weight that image CDNs send, and no flat drawing',
    async (file, { width, height, weight: [least, most] }) => {
      const bytes = readFileSync(fileOf(file))
      const image = sharp(bytes)
      const { format, width: wide, height: high } = await image.metadata()
      expect([format, wide, high]).toEqual(['webp', width, height])
      expect(bytes.length).toBeGreaterThanOrEqual(least)
      expect(bytes.length).toBeLessThanOrEqual(most)
      expect((await image.stats()).entropy).toBeGreaterThan(LEAST_ENTROPY)
    },
  )

  it('have a shader each, which begins with what all share', () => {
    for (const photo of photos) {
      expect(shaderOf(photo).startsWith('#version 300 es')).toBe(true)
      expect(shaderOf(photo)).toContain('finish(')
    }
  })

  it('make a folder of at most 2.5 MB', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
  })
})

describe('the games with photographs', () => {
  it('are three hundred, each with a name and a code of its own', () => {
    expect(cards).toHaveLength(300)
    expect(new Set(cards.map(({ code }) => code)).size).toBe(300)
    expect(new Set(cards.map(({ displayName }) => displayName)).size).toBe(300)
  })

  it('share the covers in turn: all covers, and equally often', () => {
    const uses = Map.groupBy(cards, ({ image }) => image)
    expect(uses.size).toBe(photos.filter(({ file }) => file.startsWith('games/')).length)
    const counts = [...uses.values()].map((games) => games.length)
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
  })

  it('lie in the folder as they are made', () => {
    const file = readFileSync(join(folder, 'wps/relay/GCSGAME_newGameVendor.json'), 'utf8')
    expect(JSON.parse(file)).toEqual(photoGames(CODE))
  })
})
