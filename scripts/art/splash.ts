import sharp from 'sharp'

/** What a start-up picture is drawn from. */
export interface SplashOrder {
  /** Device pixels. */
  readonly width: number
  readonly height: number
  /** The theme's background, `#rrggbb`. */
  readonly background: string
  /** The site's logo: SVG, or any bitmap. */
  readonly logo?: Uint8Array | undefined
}

/** A logo is at most so large, of the picture's width and height; a mark as high as it is wide is bound by its height. */
const MOST_WIDTH = 0.64
const MOST_HEIGHT = 0.12
/** A flat ground and a logo need no more. */
const COLOURS = 128
const SVG_DENSITY = 72
const MOST_DENSITY = 2400

/**
 * The picture that an iPhone shows while the installed app starts: the logo in the middle of the theme's background, which is what
 * the page itself begins with, so that nothing jumps.
 */
export async function drawSplash({ width, height, background, logo }: SplashOrder): Promise<Buffer> {
  const ground = sharp({ create: { width, height, channels: 3, background } })
  const over = logo && (await fitted(logo, width * MOST_WIDTH, height * MOST_HEIGHT))
  if (over) ground.composite([{ input: over, gravity: 'centre' }])
  return ground.png({ palette: true, colours: COLOURS, compressionLevel: 9 }).toBuffer()
}

/** The logo as large as it may be, sharp at that size; undefined where it cannot be read. */
async function fitted(logo: Uint8Array, width: number, height: number): Promise<Buffer | undefined> {
  try {
    const read = await sharp(logo).metadata()
    const scale = Math.min(width / read.width, height / read.height)
    const density = Math.min(MOST_DENSITY, Math.max(1, SVG_DENSITY * scale))
    return await sharp(logo, { density })
      .resize({ width: Math.round(read.width * scale), height: Math.round(read.height * scale), fit: 'fill' })
      .png()
      .toBuffer()
  } catch {
    return undefined
  }
}
