import type { Page } from '@playwright/test'

/** All problems that a page reports: its console errors and warnings, exceptions, failed requests. */
export interface Noise {
  /** Returns the problems since the last call and clears them. */
  take(): string[]
}

/** The browser's own message for a failed request, which has a line of its own with its address. */
export const BROWSERS_OWN = /^Failed to load resource/

/** Records a page's problems from now on. A request that the page itself aborted (by a navigation) is no failure. */
export function listen(page: Page): Noise {
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !BROWSERS_OWN.test(message.text()))
      heard.push(`console: ${message.text()}`)
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
