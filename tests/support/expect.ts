import { type Locator, expect as playwright } from '@playwright/test'

/** When a poll looks again, ms. Playwright's own go up to a second, which every journey on a busy machine would sleep through. */
const LOOKS_AGAIN = [20, 50, 100, 200]

const poll: typeof playwright.poll = (actual, given) =>
  playwright.poll(actual, {
    intervals: LOOKS_AGAIN,
    ...(typeof given === 'string' ? { message: given } : given),
  })

const isLocator = (value: unknown): value is Locator =>
  typeof value === 'object' && value !== null && 'waitFor' in value && 'ariaSnapshot' in value

/** What is there at the page's very next frame is seen then; whether it is, and what is said otherwise, is the assertion's. */
const onceVisible =
  (locator: Locator, assertion: (given?: { timeout?: number; visible?: boolean }) => Promise<void>) =>
  async (given: { timeout?: number; visible?: boolean } = {}): Promise<void> => {
    const { timeout, visible = true } = given
    const isThere = await locator
      .waitFor({ state: visible ? 'visible' : 'hidden', ...(timeout !== undefined && { timeout }) })
      .then(
        () => true,
        () => false,
      )
    return assertion(isThere ? given : { ...given, timeout: 1 })
  }

/** Playwright's assertions: `toBeVisible` wakes with the page instead of looking at growing intervals, and polls look sooner. */
export const expect: typeof playwright = new Proxy(playwright, {
  apply(own, _this, [actual, ...rest]: Parameters<typeof playwright>) {
    const matchers = own(actual, ...rest)
    if (!isLocator(actual)) return matchers
    return new Proxy(matchers, {
      get(all, name) {
        const matcher = Reflect.get(all, name)
        return name === 'toBeVisible' ? onceVisible(actual, matcher.bind(all)) : matcher
      },
    })
  },
  get: (own, name) => (name === 'poll' ? poll : Reflect.get(own, name)),
})
