import sharp from 'sharp'

/** Two pictures, pixel by pixel. `changed` is undefined where they are not of one size. */
export interface PictureComparison {
  readonly same: boolean
  readonly changed: number | undefined
  readonly sizes: string
  /** What differs in red over what is the same, pale; only where sizes agree. */
  readonly diff?: Buffer
}

/** A screenshot as it is kept: WebP without loss. */
export const lossless = (png: Buffer): Promise<Buffer> =>
  sharp(png).webp({ lossless: true, effort: 4 }).toBuffer()

const pixels = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })

/** Compares at zero tolerance. */
export async function comparePictures(before: Buffer, now: Buffer): Promise<PictureComparison> {
  const [a, b] = await Promise.all([pixels(before), pixels(now)])
  const { width, height } = b.info
  const sizes = `${a.info.width}×${a.info.height} → ${width}×${height}`
  if (a.info.width !== width || a.info.height !== height) return { same: false, changed: undefined, sizes }
  if (a.data.equals(b.data)) return { same: true, changed: 0, sizes }
  const diff = Buffer.alloc(b.data.length)
  let changed = 0
  for (let i = 0; i < b.data.length; i += 3) {
    const same = a.data[i] === b.data[i] && a.data[i + 1] === b.data[i + 1] && a.data[i + 2] === b.data[i + 2]
    if (!same) changed += 1
    const pale = 200 + Math.round((b.data[i + 1] ?? 0) / 5)
    diff[i] = same ? pale : 220
    diff[i + 1] = same ? pale : 0
    diff[i + 2] = same ? pale : 40
  }
  const picture = await sharp(diff, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true })
    .toBuffer()
  return { same: false, changed, sizes, diff: picture }
}
