import { test as base, type Page, type Route } from '@playwright/test'
import { backOffice } from '../support/backOffice.ts'
import { type Calm, watchCalm } from '../support/calm.ts'
import { logIn } from '../support/logIn.ts'
import { siteOf } from '../support/merchants.ts'
import { listen, type Noise } from '../support/noise.ts'
import { NOW, PHONE } from '../support/phone.ts'
import type { Cell } from './rules/cells.ts'
import { standIn } from './standIn.ts'

/** One page that is used again for each cell of a worker: four seconds for forty cells against seventeen (figures). */
export interface Stage {
  readonly page: Page
  readonly calm: Calm
  readonly noise: Noise
  /** What the front end did in this world that the contract does not allow. */
  violations(): Promise<readonly string[]>
  /** Brings a cell's visitor to its screen, and takes down again what that needed. */
  show(cell: Cell, look: () => Promise<void>): Promise<void>
}

/** What a page finds in its storage before its first script runs. */
interface Stored {
  readonly session?: string
  /** Platform language code. */
  readonly language: string
  readonly inApp: boolean
  readonly installed: boolean
}

const SESSION_KEY = 'MC_SESSION_INFO'

/** Most of a merchant's visitors read its first language: words are as long as theirs, not as English ones. */
const languageOf = (merchant: string): string => siteOf(merchant).languages[0] ?? 'EN'

export const test = base.extend<Record<never, never>, { stage: Stage }>({
  stage: [
    async ({ browser }, use, { parallelIndex }) => {
      const world = `m${parallelIndex}`
      const context = await browser.newContext({ ...PHONE, ...PHONE.contextOptions })
      const page = await context.newPage()
      await page.clock.setFixedTime(NOW)
      await page.route(LINES, answerAsLine)
      const [calm, noise] = [watchCalm(page), listen(page)]
      const sessions = new Map<string, string>()
      const ground = backOffice('', world)
      await ground.reset()
      await ground.setClock(NOW)

      async function sessionOf(
        { merchant, visitor, member }: Cell,
        origin: string,
      ): Promise<string | undefined> {
        if (!member) return undefined
        const key = `${merchant} ${visitor}`
        const known = sessions.get(key)
        if (known) return known
        const script = await page.addInitScript(store, { language: 'EN', inApp: false, installed: false })
        await logIn(page, origin, member)
        await script.dispose()
        const session = await page.evaluate((name) => sessionStorage.getItem(name), SESSION_KEY)
        if (!session) throw new Error(`${key}: logged in, and no session is stored`)
        sessions.set(key, session)
        return session
      }

      await use({
        page,
        calm,
        noise,
        violations: ground.violations,
        async show(cell, look) {
          const office = backOffice(cell.merchant, world)
          const session = await sessionOf(cell, office.origin)
          const stored: Stored = {
            ...(session && { session }),
            language: languageOf(cell.merchant),
            inApp: cell.visitor === 'inApp',
            installed: cell.visitor === 'installed',
          }
          const script = await page.addInitScript(store, stored)
          const standing = cell.standsIn && (await standIn(office, cell.standsIn, Date.parse(NOW)))
          await page.setViewportSize(PHONE.viewport)
          noise.take()
          try {
            await page.goto(office.origin + cell.path)
            await look()
          } finally {
            await script.dispose()
            await standing?.end()
          }
        },
      })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** The merchants' other lines have names that nobody here can resolve: each answers at once. */
const LINES = /\/wps\/system\/test\/ping\?/
const answerAsLine = (route: Route) =>
  route.fulfill({ json: { success: true }, headers: { 'access-control-allow-origin': '*' } })

/** Runs in the page before anything else: a visitor who was never here, but for what is said. */
function store({ session, language, inApp, installed }: Stored): void {
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem('language', language)
  if (session) sessionStorage.setItem('MC_SESSION_INFO', session)
  if (inApp) localStorage.setItem('in_app', '1')
  if (!installed) return
  const real = window.matchMedia.bind(window)
  window.matchMedia = (query) => real(query.replace(/\(display-mode: standalone\)/g, 'all'))
}
