import type { CDPSession, Page } from '@playwright/test'
import { expect, screenOf, test, visit } from '../../support/journey.ts'
import { fillLogin, PLAYER } from '../../support/logIn.ts'

const SCREENS = Number(process.env.SOAK_SCREENS) || 300
const LOGINS = Number(process.env.SOAK_LOGINS) || 50
const FLAG_CHANGES = SCREENS / 10
/** So many rounds fill the caches. After them nothing may grow by more than the factor. */
const WARM_UP = 40
const MOST_GROWTH = 1.3

const PATHS = ['/m/home', '/m/game', '/m/login', '/m/register', '/m/activity', '/m/nowhere'] as const

interface Held {
  readonly nodes: number
  readonly listeners: number
  readonly heap: number
  /** Pending timeouts and intervals that have not been cleared. */
  readonly timers: number
}

/** Counts the running timers. */
const countTimers = (page: Page) =>
  page.addInitScript(() => {
    const running = new Set<unknown>()
    Reflect.set(window, 'runningTimers', running)
    const { setInterval, clearInterval, setTimeout, clearTimeout } = window
    Reflect.set(window, 'setInterval', (...given: Parameters<typeof setInterval>) => {
      const timer = setInterval(...given)
      running.add(timer)
      return timer
    })
    Reflect.set(
      window,
      'setTimeout',
      (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
        const timer = setTimeout(() => {
          running.delete(timer)
          run(...given)
        }, ms)
        running.add(timer)
        return timer
      },
    )
    for (const [name, clear] of [
      ['clearInterval', clearInterval],
      ['clearTimeout', clearTimeout],
    ] as const)
      Reflect.set(window, name, (timer: number) => {
        running.delete(timer)
        clear(timer)
      })
  })

/** What a page holds after garbage collection. */
async function heldBy(page: Page, session: CDPSession): Promise<Held> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
  const timers = await page.evaluate(() => Object(Reflect.get(window, 'runningTimers')).size)
  return {
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    heap: metric('JSHeapUsedSize'),
    timers: Number(timers),
  }
}

/** The page is at rest when so many consecutive readings, a second apart, are equal. */
const SAME_READINGS = 4

/** What a page holds when it is at rest. */
async function heldAtRest(page: Page, session: CDPSession): Promise<Held> {
  let last = await heldBy(page, session)
  let same = 0
  await expect
    .poll(
      async () => {
        const before = last
        last = await heldBy(page, session)
        same = last.nodes === before.nodes && last.listeners === before.listeners ? same + 1 : 0
        return same
      },
      { intervals: [1000], timeout: 120_000, message: 'a page at rest' },
    )
    .toBeGreaterThanOrEqual(SAME_READINGS)
  return last
}

/** Opens a screen like a link of the app, in the same document. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.locator('[data-screen]').first()).toBeVisible()
}

function expectBack(before: Held, after: Held): void {
  console.log(`before ${JSON.stringify(before)}, after ${JSON.stringify(after)}`)
  expect(after.nodes, 'nodes').toBeLessThan(before.nodes * MOST_GROWTH)
  expect(after.listeners, 'listeners').toBeLessThan(before.listeners * MOST_GROWTH)
  expect(after.heap, 'heap').toBeLessThan(before.heap * MOST_GROWTH)
  expect(after.timers, 'timers').toBeLessThanOrEqual(before.timers * MOST_GROWTH)
}

test(`one page through ${SCREENS} screens and ${FLAG_CHANGES} changes of flags holds no more than before`, async ({
  page,
  office,
}) => {
  test.setTimeout(1_800_000)
  const aurora = office('aurora')
  await countTimers(page)
  await visit(page, aurora)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  for (let screen = 0; screen < WARM_UP; screen += 1)
    await goTo(page, PATHS[screen % PATHS.length] ?? '/m/home')
  await goTo(page, '/m/home')
  const before = await heldAtRest(page, session)
  for (let screen = 0; screen < SCREENS; screen += 1) {
    await goTo(page, PATHS[screen % PATHS.length] ?? '/m/home')
    if (screen % (SCREENS / FLAG_CHANGES) !== 0) continue
    await aurora.setFlags({ CBS3: screen % 20 !== 0 })
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }
  await aurora.setFlags({ CBS3: true })
  await goTo(page, '/m/home')
  expectBack(before, await heldAtRest(page, session))
})

test(`one page through ${LOGINS} logins and logouts holds no more than before`, async ({ page, office }) => {
  test.setTimeout(3_600_000)
  const aurora = office('aurora')
  // Without vendors' scripts, because a sign-in with one loads a new document.
  await aurora.patchStatus({ info: { login: { captcha: { enabled: false }, geetest: false }, sms: null } })
  await countTimers(page)
  await visit(page, aurora, '/m/login', 'login')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const logInAndOut = async () => {
    await goTo(page, '/m/login')
    await fillLogin(page, PLAYER, { inItsTime: true })
    await expect(screenOf(page, 'home')).toBeVisible()
    await goTo(page, '/m/member/home')
    await screenOf(page, 'member.home').getByRole('button', { name: 'Log out' }).click()
    await expect(screenOf(page, 'member.home')).toHaveCount(0)
  }
  for (let login = 0; login < 5; login += 1) await logInAndOut()
  await goTo(page, '/m/home')
  const before = await heldAtRest(page, session)
  for (let login = 0; login < LOGINS; login += 1) await logInAndOut()
  await goTo(page, '/m/home')
  expectBack(before, await heldAtRest(page, session))
})
