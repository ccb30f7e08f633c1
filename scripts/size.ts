import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { startBackoffice } from './backoffice/server.ts'
import { weighBuild, weightOf } from './size/build.ts'
import { firstVisit } from './size/visit.ts'
import { BROWSER_FLAGS, findBrowser } from './toolchain/browser.ts'
import { giveUp, inRoot } from './toolchain/run.ts'

/**
 * `npm run -s size`: the size of a screen's first load, as one JSON object. Only JavaScript, compressed with brotli 11: the
 * document's inline script, the entry, and every file without which the screen is not shown. These are found by blocking files in
 * a real browser with an empty cache, for the merchant that needs most. `settled` is the size of everything that such a visit
 * loads, later and idle-time files included.
 */
const SCREENS = { home: '/m/home', login: '/m/login' } as const

const dist = inRoot('dist')
if (!existsSync(inRoot('dist', 'm', 'index.html'))) giveUp('There is no build: npm run build makes it.')
const executablePath = findBrowser('headless-shell')
if (!executablePath) giveUp('No browser found: install Chromium, or name one with CHROME_PATH.')

const build = weighBuild(dist)
const server = await startBackoffice({
  port: 0,
  merchantsDir: inRoot('merchants'),
  distDir: dist,
  log: () => {},
})
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
const firstLoad = { home: 0, login: 0 }
const settled = { home: 0, login: 0 }
try {
  for (const address of server.addresses()) {
    for (const screen of ['home', 'login'] as const) {
      const visit = await firstVisit(browser, address.replace('/m/home', SCREENS[screen]), screen)
      firstLoad[screen] = Math.max(firstLoad[screen], weightOf(visit.needed, build))
      settled[screen] = Math.max(settled[screen], weightOf(visit.all, build))
    }
  }
  console.log(JSON.stringify({ firstLoad, settled, chunks: build.chunks }, null, 2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await browser.close()
  await server.close()
}
