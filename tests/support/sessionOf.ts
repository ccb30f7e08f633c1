import type { Browser, Page, Request } from '@playwright/test'
import type { BackOffice } from './backOffice.ts'
import { logIn } from './logIn.ts'

const SESSION_KEY = 'MC_SESSION_INFO'

/** The session that a tab holds, as it is stored; undefined for a guest. */
export async function storedSession(page: Page): Promise<Record<string, unknown> | undefined> {
  const stored = await page.evaluate((key) => sessionStorage.getItem(key), SESSION_KEY)
  return stored === null ? undefined : JSON.parse(stored)
}

/** A token that the back office has just given to a member, in a browser of their own. */
export async function tokenFor(
  browser: Browser,
  office: BackOffice,
  member: { userName: string; password: string },
): Promise<string> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await logIn(page, office.origin, member)
  const token = String((await storedSession(page))?.token)
  await context.close()
  return token
}

/** Every request of a page from now on, with its headers; also those that never were answered. */
export function networkLog(page: Page): {
  readonly requests: readonly Request[]
  whereIs(secret: string): Promise<string[]>
} {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return {
    requests,
    /** Requests that carry a secret anywhere but in the Authorization header of the site's own calls. */
    async whereIs(secret) {
      const found: string[] = []
      for (const request of requests) {
        const { authorization, ...headers } = await request.allHeaders()
        const sent = `${request.url()}\n${JSON.stringify(headers)}\n${request.postData() ?? ''}`
        const isOwn = request.url().startsWith(`${new URL(page.url()).origin}/wps/`)
        if (sent.includes(secret) || (authorization?.includes(secret) && !isOwn)) found.push(request.url())
      }
      return found
    },
  }
}
