import sharp from 'sharp'
import { areasOf, SQUARE } from './rules/areas.ts'
import type { Exchange } from './rules/record.ts'
import type { Area } from './rules/where.ts'

/** The comparison of two pictures, pixel by pixel. `changed` is undefined if their sizes differ. */
export interface PictureComparison {
  readonly same: boolean
  readonly changed: number | undefined
  readonly sizes: string
  /** The differences in red over the pale picture; only if the sizes are equal. */
  readonly diff?: Buffer
  /** The area that contains all changed pixels; only if the sizes are equal. */
  readonly area?: Area
  /** The areas in which pixels have changed. */
  readonly areas?: readonly Area[]
  readonly size?: { readonly width: number; readonly height: number }
  /** The exchanges of colours, the most frequent first. */
  readonly exchanges?: readonly Exchange[]
}

/** The margin around the changed area, px, which shows what it belongs to. */
const MARGIN = 12
const BETWEEN = 8

/** A screenshot in the format of the baselines: lossless WebP. */
export const lossless = (png: Buffer): Promise<Buffer> =>
  sharp(png).webp({ lossless: true, effort: 4 }).toBuffer()

const pixels = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })

/** Compares with zero tolerance. */
export async function comparePictures(before: Buffer, now: Buffer): Promise<PictureComparison> {
  const [a, b] = await Promise.all([pixels(before), pixels(now)])
  const { width, height } = b.info
  const sizes = `${a.info.width}×${a.info.height} → ${width}×${height}`
  if (a.info.width !== width || a.info.height !== height) return { same: false, changed: undefined, sizes }
  if (a.data.equals(b.data)) return { same: true, changed: 0, sizes }
  const diff = Buffer.alloc(b.data.length)
  const squares = new Set<number>()
  const columns = Math.ceil(width / SQUARE)
  const pairs = new Map<number, number>()
  let changed = 0
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let i = 0; i < b.data.length; i += 3) {
    const same = a.data[i] === b.data[i] && a.data[i + 1] === b.data[i + 1] && a.data[i + 2] === b.data[i + 2]
    if (!same) {
      changed += 1
      const [x, y] = [(i / 3) % width, Math.floor(i / 3 / width)]
      left = Math.min(left, x)
      top = Math.min(top, y)
      right = Math.max(right, x)
      bottom = Math.max(bottom, y)
      squares.add(Math.floor(y / SQUARE) * columns + Math.floor(x / SQUARE))
      const pair = colourAt(a.data, i) * COLOURS + colourAt(b.data, i)
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
    }
    const pale = 200 + Math.round((b.data[i + 1] ?? 0) / 5)
    diff[i] = same ? pale : 220
    diff[i + 1] = same ? pale : 0
    diff[i + 2] = same ? pale : 40
  }
  const picture = await sharp(diff, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true })
    .toBuffer()
  const area = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
  const areas = areasOf(squares, columns)
  const exchanges = exchangesOf(pairs, changed)
  return { same: false, changed, sizes, diff: picture, area, areas, size: { width, height }, exchanges }
}

/** The number of colours of 24 bits. */
const COLOURS = 2 ** 24
const colourAt = (data: Buffer, at: number): number => data.readUIntBE(at, 3)
/** An exchange of colours counts from this share of the changed pixels on. Rarer ones are edges of shapes and letters. */
const LEAST_SHARE = 0.03

const exchangesOf = (pairs: ReadonlyMap<number, number>, changed: number): Exchange[] =>
  [...pairs]
    .filter(([, count]) => count / changed >= LEAST_SHARE)
    .sort((a, b) => b[1] - a[1])
    .map(([pair, count]) => ({
      from: hexOf(Math.floor(pair / COLOURS)),
      to: hexOf(pair % COLOURS),
      share: count / changed,
    }))
const hexOf = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`

/** The changed area before and now, side by side, with a margin. */
export async function sideBySide(before: Buffer, now: Buffer, area: Area): Promise<Buffer> {
  const { width: wide = 0, height: high = 0 } = await sharp(now).metadata()
  const [left, top] = [Math.max(0, area.x - MARGIN), Math.max(0, area.y - MARGIN)]
  const width = Math.min(wide, area.x + area.width + MARGIN) - left
  const height = Math.min(high, area.y + area.height + MARGIN) - top
  const cut = (picture: Buffer) => sharp(picture).extract({ left, top, width, height }).png().toBuffer()
  const canvas = { width: width * 2 + BETWEEN, height, channels: 3, background: '#ff00ff' } as const
  return sharp({ create: canvas })
    .composite([
      { input: await cut(before), left: 0, top: 0 },
      { input: await cut(now), left: width + BETWEEN, top: 0 },
    ])
    .webp({ lossless: true })
    .toBuffer()
}
