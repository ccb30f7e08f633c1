import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { MATRIX_FLAGS } from '../../tests/matrix/flags.ts'
import { NOW } from '../../tests/support/phone.ts'
import { type Backoffice, startBackoffice } from '../backoffice/server.ts'
import { impact } from '../merchant/impact/command.ts'
import { IMPACT_REPORT } from '../merchant/impact/pictures.ts'
import { haveBrowser } from '../toolchain/browser.ts'
import { buildIfStale } from '../toolchain/build.ts'
import { giveUp, inRoot } from '../toolchain/run.ts'
import { type DeskView, deskViews } from './views.ts'

/** `npm run pictures`: takes the pictures of docs/operators.md again, from the current app. */
const FOLDER = inRoot('scripts', 'pictures')
/** Size of a desktop window, px. */
const DESK = { width: 1440, height: 900 }
/** Largest total size, bytes: every clone contains them. */
const MOST_BYTES = 500_000

const executablePath = await haveBrowser('headless-shell')
if (!executablePath) giveUp('No browser can be had here. Install Chromium, or name one with CHROME_PATH.')
if (!process.env.DIST_DIR && !(await buildIfStale())) giveUp('The build failed: see above.')
const env = { ...process.env, FONTCONFIG_FILE: inRoot('tests/support/fonts/fonts.conf') }
const browser = await chromium.launch({ executablePath, args: [...MATRIX_FLAGS], env })
const office = await startBackoffice({
  port: 0,
  merchantsDir: inRoot('merchants'),
  distDir: process.env.DIST_DIR ?? inRoot('dist'),
  log: () => undefined,
})
mkdirSync(FOLDER, { recursive: true })
let bytes = 0
for (const view of deskViews) bytes += await pictureOfDesk(browser, office, view)
bytes += await pictureOfImpact(browser)
await browser.close()
await office.close()
console.log(`${Math.round(bytes / 1000)} kB in ${FOLDER}`)
if (bytes > MOST_BYTES) giveUp(`That is more than ${MOST_BYTES / 1000} kB.`)

async function pictureOfDesk(browser: Browser, { workbench }: Backoffice, view: DeskView): Promise<number> {
  const page = await browser.newPage({ viewport: DESK, reducedMotion: 'reduce' })
  const query = new URLSearchParams([
    ...Object.entries({ merchant: view.phones[0]?.merchant ?? '', tab: view.tab }),
    ...view.phones.map((phone) => ['phone', JSON.stringify(phone)]),
    ['clock', String(Date.parse(NOW) - Date.now())],
  ])
  await page.goto(`${workbench}#${query}`)
  for (const [index] of view.phones.entries())
    await page
      .getByRole('article', { name: `Phone ${index + 1}` })
      .frameLocator('iframe')
      .locator('[data-screen]')
      .waitFor()
  await page
    .getByRole('navigation', { name: 'Merchants' })
    .getByText('checking')
    .first()
    .waitFor({ state: 'hidden' })
  await view.act(page)
  for (const frame of page.frames()) await frame.waitForFunction(isDrawn)
  return keep(view.file, page)
}

async function pictureOfImpact(browser: Browser): Promise<number> {
  const silent = { line: () => undefined, error: () => undefined }
  await impact.run(
    { positionals: ['aurora'], values: { set: ['CBS3=off'], as: 'guest,member', pictures: true } },
    silent,
  )
  const page = await browser.newPage({ viewport: DESK, reducedMotion: 'reduce' })
  await page.goto(pathToFileURL(join(IMPACT_REPORT, 'index.html')).href)
  await page.locator('.changed').first().scrollIntoViewIfNeeded()
  await page
    .locator('.changed img')
    .first()
    .evaluate((picture) => picture.scrollIntoView({ block: 'end' }))
  await page.waitForFunction(isDrawn)
  return keep('impact.webp', page)
}

/** Runs in a page: whether everything has loaded. */
function isDrawn(): boolean {
  const images = [...document.images]
  return (
    document.fonts.status === 'loaded' &&
    images.every(({ complete, loading }) => complete || loading === 'lazy')
  )
}

async function keep(file: string, page: Page): Promise<number> {
  const path = join(FOLDER, file)
  writeFileSync(
    path,
    await sharp(await page.screenshot())
      .webp({ quality: 78, effort: 6 })
      .toBuffer(),
  )
  await page.close()
  return statSync(path).size
}
