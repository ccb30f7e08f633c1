import type { Page } from '@playwright/test'

export interface OwnAnswer {
  /** A part of the URLs that this answer is for. */
  readonly at: string
  /** Default: 200. */
  readonly status?: number
  readonly contentType: string
  readonly body: string
}

/**
 * Answers some requests of a page, for any host. `page.route` does the same, but turns the browser's cache off and sends
 * every request of the page through this process.
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
    // The page may have aborted the request meanwhile.
    done.catch(() => undefined)
  })
  await browser.send('Fetch.enable', { patterns: answers.map(({ at }) => ({ urlPattern: `*${at}*` })) })
}
