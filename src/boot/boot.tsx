import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describeSite, exposeSite } from '../app/describeSite.ts'
import { lookOf, neutralLook } from '../app/look.ts'
import { registry } from '../app/registry.ts'
import { startApp } from '../app/startApp.tsx'
import { callFailed, lineWell } from '../features/domainNotice/public.ts'
import type { I18n } from '../i18n/createI18n.ts'
import { createI18n } from '../i18n/createI18n.ts'
import { LANGUAGE_CODES } from '../i18n/languages.ts'
import { loadWords } from '../i18n/load.ts'
import { resolveLanguage } from '../i18n/resolveLanguage.ts'
import { layoutOf, type Plan } from '../registry/plan.ts'
import { safeStorage } from '../session/storage.ts'
import { readLastGood, writeLastGood } from '../site/lastGood.ts'
import type { Site } from '../site/site.ts'
import { createSiteStore } from '../site/store.ts'
import { type Blocked, blockedBy } from './blocked.ts'
import { keepEarly, withEarly } from './early.ts'
import { whenIdle } from './idle.ts'
import { keepPaint, wear } from './paint.ts'
import { onRevisit } from './revisit.ts'
import { createSource } from './source.ts'
import { LANGUAGE_KEY, MERCHANT_KEY } from './storedKeys.ts'
import { type BootWire, siteRequest, startRequests } from './wire.ts'
import { registerWorker } from './worker.ts'

/** A site that was good before is painted when the status takes longer than this, ms. */
const LAST_GOOD_PATIENCE_MS = 300

/** Starts the page: status → site → language → session → ready (design, section 3). Never rejects. */
export async function boot(page: Window): Promise<void> {
  const { document, location } = page
  const local = safeStorage(() => page.localStorage)
  const perTab = safeStorage(() => page.sessionStorage)
  const store = createSiteStore()
  const request = () => siteRequest(page, local, perTab)
  const source = createSource({
    store,
    base: `${location.origin}/m/`,
    lastGood: () => {
      const { merchant } = request()
      return merchant ? readLastGood(local, merchant, location.host) : undefined
    },
    keep: (site, good) => {
      local.setItem(MERCHANT_KEY, site.merchant.code)
      writeLastGood(local, site.merchant.code, location.host, good)
    },
  })

  const dark = page.matchMedia('(prefers-color-scheme: dark)')
  let planned: Plan | undefined
  const lookNow = (site: Site) => lookOf(site, layoutOf(registry, site), dark.matches)
  const dress = () => {
    const { site } = store.getState()
    if (!site) return
    const look = lookNow(site)
    wear(look, document.documentElement)
    keepPaint(local, look)
    themeColour(document, look.values.bg ?? '')
  }
  exposeSite(page, () => {
    const { site, runtimeProblems } = store.getState()
    return site && describeSite(site, lookNow(site), planned, runtimeProblems)
  })
  store.subscribe((state, before) => {
    if (state.site !== before.site) dress()
  })
  dark.addEventListener('change', dress)

  const take = async (wire: BootWire) => {
    const [status, manifest] = await Promise.all([wire.status, wire.manifest])
    if ('failed' in status) callFailed({ kind: status.failed })
    source.apply({ status, manifest })
  }
  const refresh = () => take(startRequests(request()))

  const wire = page.__BOOT__ ?? startRequests(request())
  const calls = withEarly(page.fetch.bind(page), wire.early ?? new Map())
  const first = take(wire)
  const patience = new Promise<'slow'>((resolve) =>
    page.setTimeout(() => resolve('slow'), LAST_GOOD_PATIENCE_MS),
  )
  if ((await Promise.race([first, patience])) !== 'slow' || !source.fallBack()) await first

  const root = createRoot(document.getElementById('root') ?? document.body)
  let i18n: I18n | undefined
  let app: ((root: ReturnType<typeof createRoot>) => void) | undefined
  let shown: Blocked['screen'] | 'app' | undefined

  async function words(site: Site | undefined): Promise<I18n> {
    const language = resolveLanguage({
      url: new URLSearchParams(location.search).get('language'),
      stored: local.getItem(LANGUAGE_KEY),
      browser: page.navigator.languages,
      allowed: site?.languages ?? LANGUAGE_CODES,
    })
    i18n ??= await createI18n({
      language,
      load: loadWords,
      onLanguage: ({ bcp47, dir }) => {
        document.documentElement.lang = bcp47
        document.documentElement.dir = dir
      },
    })
    const speaks = i18n.language().code
    if (site && !site.languages.includes(speaks)) await i18n.changeLanguage(language)
    return i18n
  }

  /** Puts on the screen what the store says: the app, or the screen that stands in for it. */
  async function show(): Promise<void> {
    const state = store.getState()
    const blocked = blockedBy(state)
    const spoken = await words(state.site)
    if (blocked || !state.site) {
      const { default: SiteScreen } = await import('./SiteScreen.tsx')
      const reason = blocked ?? ({ screen: 'siteError', reason: 'unusable' } as const)
      shown = reason.screen
      lineWell()
      if (!state.site && !document.documentElement.dataset.theme)
        wear(neutralLook(dark.matches), document.documentElement)
      root.render(
        <SiteScreen
          blocked={reason}
          i18n={spoken}
          site={state.site}
          request={request}
          location={location}
          retry={refresh}
        />,
      )
      return
    }
    if (!app) {
      app = await startApp({
        page,
        fetch: calls.fetch,
        store,
        i18n: spoken,
        local,
        perTab,
        recheckSite: refresh,
        planned: (plan) => {
          planned = plan
        },
      })
    }
    const start = app
    // At once, effects included: what they ask for leaves before the browser paints.
    if (shown !== 'app') flushSync(() => start(root))
    shown = 'app'
  }

  await show()
  // One at a time, in the order of the changes.
  let showing = Promise.resolve()
  store.subscribe((state, before) => {
    if (blockedBy(state) !== blockedBy(before) || state.site !== before.site) showing = showing.then(show)
  })
  onRevisit({ document, window: page }, () => void refresh())
  whenIdle(page, () => {
    if (shown === 'app') keepEarly(local, location.pathname, calls.sent())
    if (import.meta.env.PROD) registerWorker(page.navigator)
  })
  void first
}

function themeColour(document: Document, colour: string): void {
  let meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (!meta) {
    meta = document.createElement('meta')
    meta.name = 'theme-color'
    document.head.append(meta)
  }
  meta.content = colour
}
