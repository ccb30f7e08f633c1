import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Picture } from './pictures.ts'
import { type Bitmap, decodePng, encodePalettePng } from './png.ts'
import { quantise } from './quantise.ts'

/** An icon is fetched before anything is painted: it may weigh this many bytes. */
const ICON_BYTES = 25_000

/** As many colours as the weight allows. */
function light(bitmap: Bitmap): Uint8Array {
  let file = new Uint8Array()
  for (const colours of [256, 192, 128, 64]) {
    const { palette, indices } = quantise(bitmap, colours)
    file = Uint8Array.from(encodePalettePng(bitmap.width, bitmap.height, palette, indices))
    if (file.length < ICON_BYTES) break
  }
  return file
}

/** Renders the pictures that want a PNG beside their SVG: the size they name, at most 256 colours. */
export async function rasterise(folder: string, pictures: readonly Picture[]): Promise<void> {
  const executablePath = process.env.ART_BROWSER
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    const page = await browser.newPage()
    for (const { file, svg, png } of pictures) {
      if (png === undefined) continue
      await page.setViewportSize({ width: png, height: png })
      const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
      await page.setContent(
        `<style>html,body{margin:0;background:none}img{display:block}</style><img width="${png}" height="${png}" src="${source}">`,
      )
      await page.waitForFunction(() => document.images[0]?.complete === true)
      const bitmap = decodePng(
        await page.screenshot({ omitBackground: true, clip: { x: 0, y: 0, width: png, height: png } }),
      )
      writeFileSync(join(folder, `${file}.png`), light(bitmap))
    }
  } finally {
    await browser.close()
  }
}
