import type { Page } from '@playwright/test'

export interface OwnAnswer {
  /** A part of the addresses that it answers. */
  readonly at: string
  /** Default: 200. */
  readonly status?: number
  readonly contentType: string
  readonly body: string
}

/**
 * Answers some requests of a page, whoever they were meant for. `page.route` does the same for the price of the browser's
 * cache, which it turns off, and of a way through this process for every request that a page makes.
 */
export async function answerHere(page: Page, answers: readonly OwnAnswer[]): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    const answer = answers.find(({ at }) => request.url.includes(at))
    const done = answer
      ? browser.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: answer.status ?? 200,
          responseHeaders: [
            { name: 'content-type', value: answer.contentType },
            { name: 'access-control-allow-origin', value: '*' },
          ],
          body: Buffer.from(answer.body).toString('base64'),
        })
      : browser.send('Fetch.continueRequest', { requestId })
    // A request that the page gave up meanwhile wants no answer.
    done.catch(() => undefined)
  })
  await browser.send('Fetch.enable', { patterns: answers.map(({ at }) => ({ urlPattern: `*${at}*` })) })
}
