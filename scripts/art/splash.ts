import sharp from 'sharp'

/** The input of a start-up picture. */
export interface SplashOrder {
  /** Device pixels. */
  readonly width: number
  readonly height: number
  /** The theme's background, `#rrggbb`. */
  readonly background: string
  /** The site's logo: SVG, or any bitmap. */
  readonly logo?: Uint8Array | undefined
}

/** Largest size of a logo as shares of the picture's width and height. For a square logo the height is the limit. */
const MOST_WIDTH = 0.64
const MOST_HEIGHT = 0.12
/** Number of colours: enough for a plain background and a logo. */
const COLOURS = 128
const SVG_DENSITY = 72
const MOST_DENSITY = 2400

/**
 * The picture that an iPhone shows while the installed app starts: the logo in the middle of the theme's background, like the
 * start of the page itself, so that nothing moves.
 */
export async function drawSplash({ width, height, background, logo }: SplashOrder): Promise<Buffer> {
  const ground = sharp({ create: { width, height, channels: 3, background } })
  const over = logo && (await fitted(logo, width * MOST_WIDTH, height * MOST_HEIGHT))
  if (over) ground.composite([{ input: over, gravity: 'centre' }])
  return ground.png({ palette: true, colours: COLOURS, compressionLevel: 9 }).toBuffer()
}

/** The logo in its largest size, rendered at that size; undefined where it cannot be read. */
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
