import sharp from 'sharp'

/** Largest size of an icon, bytes: it is loaded before the first paint. */
const ICON_BYTES = 25_000

/** The PNG with a palette: as many colours as the size allows, at most 256. */
export async function palettePng(png: Uint8Array): Promise<Uint8Array> {
  let file = png
  for (const colours of [256, 192, 128, 64]) {
    file = await sharp(png)
      .png({ palette: true, colours, dither: 0, compressionLevel: 9, effort: 10 })
      .toBuffer()
    if (file.length < ICON_BYTES) break
  }
  return file
}
