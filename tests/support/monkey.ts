import type { Page } from '@playwright/test'
import { faultKinds } from '../../scripts/backoffice/faults.ts'
import type { BackOffice } from './backOffice.ts'
import { expect } from './journey.ts'
import { PLAYER } from './logIn.ts'

/** A random generator with a seed (mulberry32): the same seed gives the same numbers. */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Everything to tap, inside the topmost modal if there is one. Other journeys cover links to other sites. */
const TAPPABLE = 'button:enabled, a[href^="/m/"], [role=tab], [role=option], summary, label'
const FIELDS = 'input:not([type=hidden]):not([type=file]), textarea'
/** The limit for a tap on an element that is covered or gone, ms. */
const TAP_MS = 1500
/** The limit until a screen is shown: a boot waits for a call at most 30 s, as the client does, and then draws. */
const STANDS_MS = 45_000
/** How many of a modal's buttons are tried before it counts as impossible to close. */
const WAYS_OUT = 12
/** The number of actions before a failure that the error lists. */
const REMEMBERED = 30

const PATHS = [
  'home',
  'game',
  'login',
  'register',
  'activity',
  'rewardCenter',
  'member/home',
  'voucherCenter',
  'withdraw',
  'benefits',
  'leaderBoard',
  'mall',
  'feedback',
  'inviteFriends',
  'nowhere',
]
const WORDS = [
  '1',
  '500.000',
  '-3',
  'player',
  'Player!2026',
  '',
  ' ',
  '٣٤٥',
  '💥'.repeat(40),
  '<b>x</b>',
  'x'.repeat(900),
]
const MINI_GAME = '/mini-game/*'
/** Faults for scripts. The others send half a script or JSON, whose syntax errors are not errors of the app. */
const OF_SCRIPTS = ['status', 'delay', 'hang', 'stall', 'empty'] as const
const GLOBS = ['/wps/*', 'system/*', 'relay/*', 'member/*', 'session/*', 'game/*', 'captcha/*', MINI_GAME]

/** The open modals. One that is closing does not count: it no longer blocks the page. */
const openModals = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=dialog][aria-modal=true], [role=alertdialog][aria-modal=true]')]
      .filter((modal) => !modal.closest('[data-state=closing]') && modal.checkVisibility())
      .map((modal) => {
        const kind = modal.closest('[data-feature=countryPicker]') ? 'picker' : 'modal'
        const id = modal.getAttribute('data-monkey') ?? `${kind} ${Math.random()}`
        modal.setAttribute('data-monkey', id)
        return id
      }),
  )

/** What the page shows: a screen with content, the splash, or nothing. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const splash = document.querySelector('#splash')
    if (splash?.checkVisibility()) return 'splash'
    const screen = [...document.querySelectorAll<HTMLElement>('[data-screen]')].find((one) =>
      one.checkVisibility(),
    )
    if (!screen) return ''
    return screen.innerText.trim() || screen.querySelector('img, svg, iframe, [aria-busy]') ? 'screen' : ''
  })

/** The answer, or `otherwise` if a navigation has replaced the document meanwhile. */
const steady = <Value>(ask: () => Promise<Value>, otherwise: Value): Promise<Value> =>
  ask().catch(() => otherwise)

export interface Monkey {
  /** One action, followed by the checks. */
  readonly step: () => Promise<void>
  readonly steps: () => number
}

/** Taps, types, goes back and reloads at random (by a seed) while calls fail. Throws if the app fails a check. */
export function createMonkey(page: Page, office: BackOffice, seed: number, isMember: boolean): Monkey {
  const random = randomOf(seed)
  const pick = <Item>(items: readonly Item[], otherwise: Item): Item =>
    items[Math.floor(random() * items.length)] ?? otherwise
  const done: string[] = []
  const errors: string[] = []
  let steps = 0
  page.on('pageerror', ({ name, message, stack }) => errors.push(`${name}: ${message}\n${stack ?? ''}`))
  let popUps: Promise<unknown> = Promise.resolve()
  let isCrashed = false
  // Chromium 156 crashes with a null pointer if a page is reloaded while a window that it opened is loading.
  page.on('popup', (popup) => {
    const loaded = popup.waitForLoadState('load', { timeout: TAP_MS }).catch(() => undefined)
    popUps = Promise.all([popUps, loaded.then(() => popup.close()).catch(() => undefined)])
  })
  page.on('crash', () => {
    isCrashed = true
  })
  const told = (what: string): string => `step ${steps}: ${what}\n  ${done.join('\n  ')}`

  const note = (what: string): void => {
    done.push(`${steps}. ${what}`)
    if (done.length > REMEMBERED) done.shift()
  }

  async function anyOf(selector: string) {
    const top = (await steady(() => openModals(page), [])).at(-1)
    const all = page.locator(top ? `[data-monkey="${top}"]` : 'body').locator(selector)
    const count = await steady(() => all.count(), 0)
    return count === 0 ? undefined : all.nth(Math.floor(random() * count))
  }

  async function tap(): Promise<void> {
    const one = await anyOf(TAPPABLE)
    if (!one) return
    const name = await steady(
      () => one.evaluate((element) => element.outerHTML.slice(0, 120), undefined, { timeout: TAP_MS }),
      'gone',
    )
    note(`tap ${name}`)
    await one.click({ timeout: TAP_MS }).catch(() => undefined)
  }

  async function type(): Promise<void> {
    const one = await anyOf(FIELDS)
    const words = pick(WORDS, '')
    note(`type ${words.slice(0, 20)}`)
    await one?.fill(words, { timeout: TAP_MS }).catch(() => undefined)
  }

  async function goTo(): Promise<void> {
    const path = `/m/${pick(PATHS, 'home')}`
    note(`go to ${path}`)
    await page.goto(office.origin + path, { waitUntil: 'commit' }).catch(() => undefined)
  }

  async function fault(): Promise<void> {
    const path = pick(GLOBS, '/wps/*')
    const kind = pick(path === MINI_GAME ? OF_SCRIPTS : faultKinds, 'status')
    const times = 1 + Math.floor(random() * 5)
    const status = pick([500, 502, 503, 403, 404, 429], 500)
    note(`${path} fails ${times} times: ${kind} ${status}`)
    await office.fault(path, {
      kind,
      times,
      delayMs: Math.floor(random() * 4000),
      ...(kind === 'status' && { status }),
    })
  }

  const ACTIONS: readonly (readonly [number, () => Promise<unknown>])[] = [
    [0.6, tap],
    [0.12, type],
    [0.14, fault],
    [0.05, goTo],
    [0.03, () => back()],
    [0.03, () => again()],
    [0.03, () => lookAway()],
  ]
  const back = async () => {
    note('back')
    await page.goBack({ waitUntil: 'commit', timeout: 5000 }).catch(() => undefined)
  }
  const again = async () => {
    note('reload')
    await page.reload({ waitUntil: 'commit' }).catch(() => undefined)
  }
  const lookAway = async () => {
    note('look away and come back')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))).catch(() => undefined)
  }

  async function act(): Promise<void> {
    let rest = random()
    for (const [share, run] of ACTIONS) {
      rest -= share
      if (rest < 0) return void (await run())
    }
    await tap()
  }

  async function clearFaults(): Promise<void> {
    for (const path of GLOBS) await office.clearFault(path)
  }

  /** Logs a member in again, without faults and in any language; the app then continues to the screen they wanted. */
  async function comeIn(): Promise<void> {
    note('log in')
    await clearFaults()
    // Opening the same address again would be a reload, which keeps the history state (a forgotten password's step).
    await steady(() => page.evaluate(() => history.replaceState(null, '')), undefined)
    await page.goto(`${office.origin}/m/login`)
    const form = page.locator('[data-screen="login"]')
    const elsewhere = page.locator('[data-screen]:not([data-screen="login"])')
    await expect(elsewhere.or(form).first(), told('neither a screen nor the login')).toBeVisible()
    if (await form.isVisible()) {
      await form.locator('[role=tab]').first().click()
      await form.locator('[name=username]').fill(PLAYER.userName)
      await form.locator('[autocomplete=current-password]').fill(PLAYER.password)
      await form.locator('button[type=submit]').click()
    }
    await expect(elsewhere.first(), told('no way in')).toBeVisible({ timeout: STANDS_MS })
    expect(await isInside(), told('a screen, and nobody inside')).toBe(true)
  }

  const isInside = (): Promise<boolean> =>
    steady(() => page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') !== null), true)

  async function mustStand(): Promise<void> {
    expect(isCrashed, told('the browser itself has crashed')).toBe(false)
    await expect
      .poll(() => steady(() => standing(page), ''), { message: told('a blank page'), timeout: STANDS_MS })
      .not.toBe('')
    expect(errors, told('an uncaught error')).toEqual([])
    const modals = await steady(() => openModals(page), [])
    // The country list belongs to the field that opened it, which may itself be in a sheet.
    const ownModals = modals.filter((id) => !id.startsWith('picker'))
    expect(ownModals.length, told('two modals')).toBeLessThanOrEqual(1)
    const top = modals.at(-1)
    if (top && random() < 0.3) await leave(top)
  }

  /** Closes a modal with Escape, or else with one of its buttons. */
  async function leave(id: string): Promise<void> {
    note('leave the modal')
    const isGone = async () => !(await steady(() => openModals(page), [])).includes(id)
    const goesSoon = () =>
      expect
        .poll(isGone, { timeout: 1000 })
        .toBe(true)
        .then(
          () => true,
          () => false,
        )
    await page.keyboard.press('Escape')
    const buttons = page.locator(`[data-monkey="${id}"]`).getByRole('button')
    for (let way = 0; way < WAYS_OUT; way += 1) {
      if (await goesSoon()) return
      const count = await steady(() => buttons.count(), 0)
      if (count === 0) continue
      await buttons
        .nth(way % count)
        .click({ timeout: TAP_MS })
        .catch(() => undefined)
    }
    expect(await isGone(), told('a modal that cannot be left')).toBe(true)
  }

  return {
    steps: () => steps,
    async step() {
      steps += 1
      if (isMember && steps % 60 === 1 && !(await isInside())) await comeIn()
      if (!page.url().startsWith(`${office.origin}/m/`)) await goTo()
      await popUps
      await act()
      if (!page.url().startsWith(`${office.origin}/m/`)) return
      await mustStand()
    },
  }
}
