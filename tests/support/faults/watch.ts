import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { type BackOffice, isFaulted } from '../backOffice.ts'
import { CATALOGUE, REFERENCE, type Situation, word } from './catalogue.ts'
import { CALL_TIMEOUT_MS, FAULTS, type FaultKind, waits } from './kinds.ts'

/** What the browser itself says of a call that failed; everything else that it complains of is the app's. */
const BROWSERS_OWN = /^Failed to load resource/

/** A page whose clock is in the test's hand, and all of whose complaints are heard. */
export interface Watched {
  readonly page: Page
  /** Lets the time of a call run out, where the fault is one that waits, until `arrived`; perhaps only while the call is on its way. */
  passTime(kind: FaultKind, arrived: () => Promise<boolean>, onlyWhile?: 'asked'): Promise<void>
  /** Lets the time of every call that has a fault run out. */
  passRest(): Promise<void>
  /** No blank page, no uncaught error, no spinner that nobody ends (in `place`, where what lies below waits for it). */
  expectWell(place?: Locator): Promise<void>
}

/** Made before the page goes anywhere. */
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
  /** The time that passes is everybody's: what else is on its way must have come, or it would be too late as well. */
  const areOthersHere = () => [...open].every((request) => isFaulted(request.url()))

  return {
    page,
    async passTime(kind, arrived, onlyWhile) {
      const step = async () => {
        if (await arrived()) return true
        // Before it is on its way, the answer that makes it necessary may still be being read.
        const isAsked = onlyWhile !== 'asked' || open.size > 0
        if (waits(kind) && isAsked && areOthersHere()) await page.clock.fastForward(CALL_TIMEOUT_MS)
        return arrived()
      }
      await expect.poll(step, { intervals: [50, 100, 200] }).toBe(true)
    },
    async passRest() {
      await expect.poll(areOthersHere).toBe(true)
      await page.clock.fastForward(CALL_TIMEOUT_MS)
    },
    async expectWell(place) {
      await expect(page.locator('[data-screen]').first()).toBeVisible()
      await expect(page.locator('[data-screen]').first()).not.toHaveText(/^\s*$/)
      const spinner = (place ?? page).locator('[aria-busy="true"]')
      // Seen with the page's next frame; that none is left is asserted below.
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

/** Puts each fault in turn on a call, has `meet` meet it, takes it away, and has `recover` go on. */
export async function eachFault(
  office: BackOffice,
  path: string,
  step: (name: string, run: () => Promise<void>) => Promise<void>,
  { meet, recover }: { meet(kind: FaultKind): Promise<void>; recover(kind: FaultKind): Promise<void> },
  kinds: readonly FaultKind[] = FAULTS,
): Promise<void> {
  for (const kind of kinds) {
    await step(`${path} ${kind.name}`, async () => {
      await office.fault(path, kind.fault)
      await meet(kind)
      await office.clearFault(path)
      await recover(kind)
    })
  }
}

/** Whatever a page can say something with. */
const SAYING = '[role="alert"], [role="alertdialog"], [role="dialog"], [role="status"]'

/** How often a text is said on the page, counting the innermost places only. */
const timesSaid = (page: Page, text: string): Promise<number> => page.getByText(text, { exact: true }).count()

/** The right words, once, in `place`; and, where the specification wants silence, nothing at all. */
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
 * Leaves the page: what it still asks is heard by nobody. A fault that is put on a call now is met by the next page alone,
 * and not by one that was about to go, which would end the session there.
 */
export const leave = ({ page }: Watched): Promise<unknown> => page.goto('about:blank')

/** The back office asks for a login: one notice that leads there. Closes it. */
export async function closeAskedToLogIn({ page }: Watched): Promise<void> {
  const notice = page.getByRole('alertdialog')
  await expect(notice).toHaveCount(1)
  await expect(notice).toContainText(CATALOGUE.notLoggedIn.text ?? '')
  await expect(notice.getByRole('button', { name: word('go_to_login') })).toBeVisible()
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toHaveCount(0)
}

/** The back office no longer knows the player: he is asked to log in, once, and is a guest. */
export async function expectAskedToLogIn(visitor: Watched): Promise<void> {
  await closeAskedToLogIn(visitor)
  const { page } = visitor
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull()
}

/** Nothing is said to the whole page; a section of home says in its own place that it could not be loaded. */
export const nothingSaid = ({ page }: Watched): Promise<void> =>
  expect(page.locator(`:is(${SAYING}):not([data-section] *)`).filter({ hasText: /\S/ })).toHaveCount(0)

/** The right words, once on the page, wherever the form puts them: beside a field or above its button. */
export async function expectTexts({ page }: Watched, text: string | RegExp | undefined): Promise<void> {
  if (text === undefined) {
    for (const { text: other } of Object.values(CATALOGUE))
      if (other) await expect(page.getByText(other).filter({ visible: true })).toHaveCount(0)
    return
  }
  await expect(page.getByText(text).filter({ visible: true })).toHaveCount(1)
}
