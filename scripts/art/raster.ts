import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { palettePng } from './palettePng.ts'
import type { Picture } from './pictures.ts'

/** Renders a PNG beside SVGs that need one, in the given size, with at most 256 colours. */
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
      const clip = { x: 0, y: 0, width: png, height: png }
      const shot = await page.screenshot({ omitBackground: true, clip })
      writeFileSync(join(folder, `${file}.png`), await palettePng(shot))
    }
  } finally {
    await browser.close()
  }
}
