import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { type BackOffice, isFaulted } from '../backOffice.ts'
import { BROWSERS_OWN } from '../noise.ts'
import { CATALOGUE, REFERENCE, type Situation, word } from './catalogue.ts'
import { CALL_TIMEOUT_MS, FAULTS, type FaultKind, waits } from './kinds.ts'

/** A page with a controlled clock whose errors are all recorded. */
export interface Watched {
  readonly page: Page
  /** Lets a call time out, if the fault makes it wait, until `arrived`; with `onlyWhile` only while a request is open. */
  passTime(kind: FaultKind, arrived: () => Promise<boolean>, onlyWhile?: 'asked'): Promise<void>
  /** Every call without a fault is answered. */
  answered(): Promise<void>
  /** Lets every call with a fault time out. */
  passRest(): Promise<void>
  /** No blank page, no uncaught error, no endless spinner. With `place` only there, if the content behind it may wait. */
  expectWell(place?: Locator): Promise<void>
}

/** To be called before the page's first navigation. */
export async function watched(page: Page): Promise<Watched> {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !BROWSERS_OWN.test(message.text())) heard.push(message.text())
  })
  await page.clock.install()
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear()
    open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  page.on('response', (response) => {
    if (!isFaulted(response.url())) open.delete(response.request())
  })
  /** The clock applies to all calls: those without a fault must be answered first, or they would time out as well. */
  const areOthersHere = () => [...open].every((request) => isFaulted(request.url()))
  const answered = () => expect.poll(areOthersHere).toBe(true)

  return {
    page,
    async passTime(kind, arrived, onlyWhile) {
      const step = async () => {
        if (await arrived()) return true
        // Before the call is sent, the page may be reading the answer that leads to it.
        const isAsked = onlyWhile !== 'asked' || open.size > 0
        if (waits(kind) && isAsked && areOthersHere()) await page.clock.fastForward(CALL_TIMEOUT_MS)
        return arrived()
      }
      await expect.poll(step, { intervals: [50, 100, 200] }).toBe(true)
    },
    answered,
    async passRest() {
      await answered()
      await page.clock.fastForward(CALL_TIMEOUT_MS)
    },
    async expectWell(place) {
      await expect(page.locator('[data-screen]').first()).toBeVisible()
      await expect(page.locator('[data-screen]').first()).not.toHaveText(/^\s*$/)
      const spinner = (place ?? page).locator('[aria-busy="true"]')
      // Waits for the first one only, without failing; the expectation below covers all of them.
      await spinner
        .filter({ visible: true })
        .first()
        .waitFor({ state: 'hidden' })
        .catch(() => undefined)
      await expect(spinner, 'nothing spins for ever').toHaveCount(0)
      expect(heard, 'nothing is uncaught').toEqual([])
    },
  }
}

/**
 * For each fault: sets it on a call and runs `meet`. With `recover` it then removes the fault and runs that. Without it each
 * fault stays until the next one replaces it, so that a call that the page repeats by itself never succeeds in between.
 */
export async function eachFault(
  office: BackOffice,
  path: string,
  step: (name: string, run: () => Promise<void>) => Promise<void>,
  { meet, recover }: { meet(kind: FaultKind): Promise<void>; recover?(kind: FaultKind): Promise<void> },
  kinds: readonly FaultKind[] = FAULTS,
): Promise<void> {
  for (const kind of kinds) {
    await step(`${path} ${kind.name}`, async () => {
      await office.fault(path, kind.fault)
      await meet(kind)
      if (!recover) return
      await office.clearFault(path)
      await recover(kind)
    })
  }
  if (!recover) await office.clearFault(path)
}

/** All elements in which a page shows a message. */
const SAYING = '[role="alert"], [role="alertdialog"], [role="dialog"], [role="status"]'

/** How often a text is on the page, counting only the innermost elements. */
const timesSaid = (page: Page, text: string): Promise<number> => page.getByText(text, { exact: true }).count()

/** The right text, once, in `place`; nothing at all if the specification requires silence. */
export async function expectSaid(
  { page }: Watched,
  place: Locator,
  situation: Situation,
  { reference = true }: { readonly reference?: boolean } = {},
): Promise<void> {
  const said = CATALOGUE[situation]
  if (said.text === undefined) {
    await expect(place).toHaveCount(0)
    return
  }
  await expect(place).toHaveCount(1)
  await expect(place).toContainText(said.text)
  expect(await timesSaid(page, said.text), 'said once').toBe(1)
  if (said.reference && reference) await expect(place).toContainText(REFERENCE)
}

/**
 * Leaves the page, which cancels its open calls. A fault set after this applies to the next page only, and not to a call
 * that the old page was about to send, which could end the session.
 */
export const leave = ({ page }: Watched): Promise<unknown> => page.goto('about:blank')

/** Expects one notice that asks for a login and links to it. Closes it. */
export async function closeAskedToLogIn({ page }: Watched): Promise<void> {
  const notice = page.getByRole('alertdialog')
  await expect(notice).toHaveCount(1)
  await expect(notice).toContainText(CATALOGUE.notLoggedIn.text ?? '')
  await expect(notice.getByRole('button', { name: word('go_to_login') })).toBeVisible()
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toHaveCount(0)
}

/** The session has ended: the player is asked once to log in, and is a guest. */
export async function expectAskedToLogIn(visitor: Watched): Promise<void> {
  await closeAskedToLogIn(visitor)
  const { page } = visitor
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull()
}

/** No message for the whole page. A section of home shows its loading error in its own place. */
export const nothingSaid = ({ page }: Watched): Promise<void> =>
  expect(page.locator(`:is(${SAYING}):not([data-section] *)`).filter({ hasText: /\S/ })).toHaveCount(0)

/** The right text, once on the page, anywhere in the form: next to a field or above its button. */
export async function expectTexts({ page }: Watched, text: string | RegExp | undefined): Promise<void> {
  if (text === undefined) {
    for (const { text: other } of Object.values(CATALOGUE))
      if (other) await expect(page.getByText(other).filter({ visible: true })).toHaveCount(0)
    return
  }
  await expect(page.getByText(text).filter({ visible: true })).toHaveCount(1)
}
