import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SESSION_KEY } from '../../src/session/codec.ts'
import { BROWSER_FLAGS } from '../toolchain/browser.ts'

/** The needed part of a report. */
export interface Report {
  readonly runtimeError?: { readonly message: string }
  readonly categories: { readonly performance?: { readonly score: number | null } }
  readonly audits: Readonly<
    Record<
      string,
      { readonly numericValue?: number; readonly details?: { readonly items?: readonly unknown[] } }
    >
  >
}

interface ControlledPage {
  evaluateOnNewDocument(
    run: (key: string, session: string) => void,
    key: string,
    session: string,
  ): Promise<unknown>
}

interface ControlledBrowser {
  newPage(): Promise<ControlledPage>
  close(): Promise<void>
}

type Lighthouse = (
  url: string,
  flags: object,
  config: undefined,
  page: ControlledPage,
) => Promise<{ readonly lhr: Report } | undefined>

/** The state of a page before its audit. */
export interface Audited {
  readonly url: string
  /** The stored session of a member; undefined for a guest. */
  readonly session: string | undefined
}

/** Creates a function that audits a page with the Lighthouse in this folder, each time in a new browser. */
export async function auditorIn(
  lighthouseFolder: string,
  executablePath: string,
): Promise<(audited: Audited) => Promise<Report>> {
  const own = createRequire(join(lighthouseFolder, 'package.json'))
  const load = (path: string) => import(pathToFileURL(path).href)
  const { default: lighthouse }: { readonly default: Lighthouse } = await load(own.resolve('lighthouse'))
  const { launch }: { readonly launch: (options: object) => Promise<ControlledBrowser> } = await load(
    own.resolve('puppeteer-core'),
  )
  return async ({ url, session }) => {
    const browser = await launch({ executablePath, args: BROWSER_FLAGS, headless: 'shell' })
    try {
      const page = await browser.newPage()
      if (session !== undefined) await page.evaluateOnNewDocument(keepSession, SESSION_KEY, session)
      const flags = { throttlingMethod: 'devtools', onlyCategories: ['performance'], logLevel: 'error' }
      const result = await lighthouse(url, flags, undefined, page)
      if (!result || result.lhr.runtimeError)
        throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no report'}`)
      return result.lhr
    } finally {
      await browser.close()
    }
  }
}

/** Runs in the page before everything else. A page with an opaque origin has no storage. */
function keepSession(key: string, session: string): void {
  if (self.origin !== 'null') sessionStorage.setItem(key, session)
}
