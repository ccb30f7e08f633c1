import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { isRecord } from '../../../src/json/read.ts'
import type { ScreenId } from '../../../src/registry/ids.ts'
import { memberFor, VISITORS } from '../../../tests/matrix/rules/cells.ts'
import { operate } from '../../../tests/support/backOffice.ts'
import { watchCalm } from '../../../tests/support/disableMotion.ts'
import { logIn } from '../../../tests/support/logIn.ts'
import { NOW, PHONE } from '../../../tests/support/phone.ts'
import { originOf } from '../../../tests/support/place.ts'
import { MERCHANTS } from '../folder.ts'
import { type VisitorName, visitors } from '../visitors.ts'
import type { Look } from './looks.ts'

interface Place {
  readonly merchant: string
  readonly world: string
  readonly port: number
}

/** Replaces the random captcha, with which no two pictures of a form would be equal. */
const PLAIN_CAPTCHA = {
  image: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="44"/>')}`,
}

/** A world of the back office at the matrix's time, with a patch over this merchant's status. */
export async function prepareWorld(place: Place, patch?: object): Promise<void> {
  await operate(place, 'reset', {})
  await operate(place, 'clock', { setTo: NOW })
  await operate(place, 'value', { path: 'captcha/image', value: PLAIN_CAPTCHA })
  if (patch) await operate(place, 'status', { patch })
}

/** A visitor's pictures of these screens at 360 px, each after the page is idle. */
export async function lookAround(
  browser: Browser,
  place: Place,
  visitor: VisitorName,
  looks: readonly Look[],
): Promise<Map<ScreenId, Buffer>> {
  const context = await browser.newContext({ ...PHONE, ...PHONE.contextOptions })
  const pictures = new Map<ScreenId, Buffer>()
  try {
    await context.clock.setFixedTime(NOW)
    const { webview = false, installed = false } = visitors[visitor].device ?? {}
    await context.addInitScript(settle, { inApp: webview, installed })
    const page = await context.newPage()
    const calm = watchCalm(page)
    const origin = originOf(place.merchant, place.world, place.port)
    const member = credentialsOf(place.merchant, visitor)
    if (member) await logIn(page, origin, member)
    for (const { screen, path } of looks) {
      await page.goto(origin + path)
      await page.locator('[data-screen]').first().waitFor()
      await calm.rest()
      if (await isLate(page)) await calm.rest()
      pictures.set(screen, await pictureOf(page))
    }
  } finally {
    await context.close()
  }
  return pictures
}

/** The longest wait for the mini-game, ms. Its script is requested late, and may not load. */
const LATE_AT_MOST_MS = 10_000

/**
 * The mini-game appears some time after the page is idle: with different load, it would be in only one of two pictures. Returns
 * whether it has appeared.
 */
async function isLate(page: Page): Promise<boolean> {
  if (!(await page.evaluate(() => window.__SITE__?.decisions.miniGame?.on))) return false
  const game = page.locator('[data-feature="miniGame"] *').first()
  return game.waitFor({ timeout: LATE_AT_MOST_MS }).then(
    () => true,
    () => false,
  )
}

const pictureOf = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled', caret: 'hide' })

function credentialsOf(merchant: string, visitor: VisitorName) {
  const known = VISITORS.find((name) => name === visitor)
  const members: unknown = JSON.parse(readFileSync(join(MERCHANTS, merchant, 'members.json'), 'utf8'))
  const member = known && isRecord(members) ? memberFor(known, members) : undefined
  if (!member && visitors[visitor].member !== undefined)
    throw new Error(`merchants/${merchant}/members.json has nobody who is ${visitor}`)
  return member
}

/** Runs in the page before everything else: no automatic prompts, no random numbers. */
function settle({ inApp, installed }: { inApp: boolean; installed: boolean }): void {
  // A game in a confined frame has no storage.
  if (self.origin === 'null') return
  Math.random = () => 0.4
  localStorage.setItem('language', 'EN')
  localStorage.setItem('hidePopup', '1')
  sessionStorage.setItem('SHELL_downloadImage', '0')
  sessionStorage.setItem('SHELL_hideInstall', '1')
  sessionStorage.setItem('hideDownloadBar', '1')
  sessionStorage.setItem('SHELL_appDownloadSkip', '1')
  if (inApp) localStorage.setItem('in_app', '1')
  if (!installed) return
  const real = window.matchMedia.bind(window)
  window.matchMedia = (query) => real(query.replace(/\(display-mode: standalone\)/g, 'all'))
}
