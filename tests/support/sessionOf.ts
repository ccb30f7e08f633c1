import type { Browser, Page, Request } from '@playwright/test'
import type { BackOffice } from './backOffice.ts'
import { logIn } from './logIn.ts'

/** Where a tab keeps its session. */
export const SESSION_KEY = 'MC_SESSION_INFO'

/** The stored session of a tab; undefined for a guest. */
export async function storedSession(page: Page): Promise<Record<string, unknown> | undefined> {
  const stored = await page.evaluate((key) => sessionStorage.getItem(key), SESSION_KEY)
  return stored === null ? undefined : JSON.parse(stored)
}

/** A new token of a member, from a login in a separate browser context. */
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

/** Records every request of a page with its headers from now on, also those without a response. */
export function networkLog(page: Page): {
  readonly requests: readonly Request[]
  whereIs(secret: string): Promise<string[]>
} {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return {
    requests,
    /** Requests that contain a secret outside of the Authorization header of the site's own calls. */
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
