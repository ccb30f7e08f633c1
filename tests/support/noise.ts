import type { Page } from '@playwright/test'

/** Everything that a page complains of: console errors and warnings of its own, exceptions, requests that fail. */
export interface Noise {
  /** What was heard since the last time, and forgets it. */
  take(): string[]
}

/** Listens to a page from now on. A request that the page itself gave up (a navigation away) is no failure. */
export function listen(page: Page): Noise {
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => heard.push(`exception: ${error.stack ?? error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    if (reason !== 'net::ERR_ABORTED') heard.push(`request: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) heard.push(`answer: ${response.status()} ${response.url()}`)
  })
  return { take: () => heard.splice(0) }
}
