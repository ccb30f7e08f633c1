import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../toolchain/browser.ts'
import { photos } from './photos.ts'
import { takePhoto } from './render.ts'

/**
 * `node scripts/art/photo/take.ts <merchant> [file…]`: takes the pictures of `photos.ts`, or those that are named, with the headless
 * browser's WebGL without a graphics card (SwiftShader). A quarter of an hour on two cores.
 */
const [code, ...named] = process.argv.slice(2)
if (!code || !/^[a-z][a-z0-9-]*$/.test(code)) throw new Error('Name a merchant.')
const folder = join(import.meta.dirname, '..', '..', '..', 'merchants', code, 'pictures')
const executablePath = findBrowser('headless-shell')
const browser = await chromium.launch({
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
  ...(executablePath && { executablePath }),
})
try {
  const page = await browser.newPage()
  for (const photo of photos) {
    if (named.length > 0 && !named.includes(photo.file)) continue
    const path = join(folder, `${photo.file}.webp`)
    mkdirSync(dirname(path), { recursive: true })
    const bytes = await takePhoto(page, photo)
    writeFileSync(path, bytes)
    console.log(`${photo.file}: ${Math.round(bytes.length / 1000)} kB`)
  }
} finally {
  await browser.close()
}
