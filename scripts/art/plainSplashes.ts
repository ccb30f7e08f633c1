import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SPLASH_SIZES, splashFile } from '../../src/app/splash.ts'
import { deriveTheme } from '../../src/themes/derive.ts'
import { drawSplash } from './splash.ts'

/** Start-up pictures of nobody's brand, for hosts where no back office draws a merchant's own. */
export async function drawPlainSplashes(folder: string): Promise<void> {
  const logo = readFileSync(join(folder, 'icons', 'icon-192.svg'))
  mkdirSync(join(folder, 'splash'), { recursive: true })
  for (const scheme of ['light', 'dark'] as const) {
    const background = deriveTheme({}, scheme).values.bg ?? '#ffffff'
    for (const size of SPLASH_SIZES) {
      const [width, height] = [size.width * size.ratio, size.height * size.ratio]
      const picture = await drawSplash({ width, height, background, logo })
      writeFileSync(join(folder, 'splash', splashFile(size, scheme)), picture)
    }
  }
}
