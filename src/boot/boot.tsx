import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describeSite, exposeSite } from '../app/describeSite.ts'
import { whenIdle } from '../app/idle.ts'
import { createPrefetchedResponses } from '../app/prefetchedResponses.ts'
import { registry } from '../app/registry.ts'
import { neutralTheme, resolveTheme } from '../app/resolvedTheme.ts'
import { startApp } from '../app/startApp.tsx'
import { callFailed, endpointRecovered } from '../features/domainNotice/public.ts'
import type { I18n } from '../i18n/createI18n.ts'
import { createI18n } from '../i18n/createI18n.ts'
import { LANGUAGE_CODES, type LanguageCode, RARE_SCRIPTS, readLanguageCode } from '../i18n/languages.ts'
import { loadTexts } from '../i18n/load.ts'
import type { OwnTexts } from '../i18n/ownTexts.ts'
import { MEMBER_LANGUAGE_KEY, resolveLanguage } from '../i18n/resolveLanguage.ts'
import { layoutOf, type Plan } from '../registry/plan.ts'
import { safeStorage } from '../session/storage.ts'
import { takeUrlToken } from '../session/urlToken.ts'
import { readLastGood, writeLastGood } from '../site/lastGood.ts'
import type { Site } from '../site/site.ts'
import { createSiteStore } from '../site/store.ts'
import { type Blocked, blockedBy } from './blocked.ts'
import { onRevisit } from './revisit.ts'
import { createSource } from './source.ts'
import { reloadWhenStale } from './staleChunk.ts'
import { LANGUAGE_KEY, MERCHANT_KEY } from './storedKeys.ts'
import { applyStoredTheme, storeTheme } from './storedTheme.ts'
import { type BootWire, siteRequest, startRequests } from './wire.ts'

/** The first paint waits this long for the merchant's theme, then uses the layout's own, ms. */
const MANIFEST_PATIENCE_MS = 5000

/** Starts the page: status → site → language → session → ready (docs/architecture.md). Never rejects. */
export async function boot(page: Window): Promise<void> {
  const { document, location } = page
  if (import.meta.env.PROD) reloadWhenStale(page, import.meta.url)
  const landing = { search: location.search, hostname: location.hostname }
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
  const themeNow = (site: Site) => resolveTheme(site, layoutOf(registry, site), dark.matches)
  const dress = () => {
    const { site } = store.getState()
    if (!site) return
    const look = themeNow(site)
    applyStoredTheme(look, document.documentElement)
    storeTheme(local, look)
    themeColour(document, look.values.bg ?? '')
  }
  exposeSite(page, () => {
    const { site, runtimeProblems } = store.getState()
    return site && describeSite(site, themeNow(site), planned, runtimeProblems)
  })
  store.subscribe((state, before) => {
    if (state.site !== before.site) dress()
  })
  dark.addEventListener('change', dress)

  let newest: BootWire | undefined
  const take = async (wire: BootWire) => {
    newest = wire
    const status = await wire.status
    if ('failed' in status) callFailed({ kind: status.failed })
    const late = new Promise<'late'>((resolve) =>
      page.setTimeout(() => resolve('late'), MANIFEST_PATIENCE_MS),
    )
    const manifest = await Promise.race([wire.manifest, late])
    source.apply({ status, manifest: manifest === 'late' ? undefined : manifest })
    if (manifest !== 'late') return
    // It still themes the site when it comes, unless the site has been asked for again since.
    void wire.manifest.then((answer) => {
      if (newest === wire && answer && !('failed' in answer)) source.apply({ status, manifest: answer })
    })
  }
  const refresh = () => take(startRequests(request()))

  // The document's inline script has begun; while developing there is none.
  const token = import.meta.env.DEV && !page.__BOOT__ ? takeUrlToken(page) : undefined
  const wire = page.__BOOT__ ?? { token, ...startRequests(request()) }
  // The token is nobody else's business.
  delete page.__BOOT__
  const first = take(wire)
  // Who was here before sees the site as it was at once, unless both answers are there already.
  const atOnce = new Promise<'not yet'>((resolve) => page.setTimeout(() => resolve('not yet')))
  if ((await Promise.race([first, atOnce])) === 'not yet' && !source.fallBack()) await first

  const root = createRoot(document.getElementById('root') ?? document.body)
  let i18n: I18n | undefined
  let app: ((root: ReturnType<typeof createRoot>) => void) | undefined
  let shown: Blocked['screen'] | 'app' | undefined
  /** Code of the merchant that the app was started for. */
  let began: string | undefined

  /** After the first picture, and only where there is something to look after. */
  function lookAfter(code: LanguageCode): void {
    const own = Object.keys(store.getState().site?.texts ?? {}).length > 0
    if (!RARE_SCRIPTS.includes(code) && !own && !hasTextProblems()) return
    whenIdle(page, () => {
      import('./afterLanguage.ts').then(
        ({ afterLanguage }) => afterLanguage(code, store),
        () => undefined,
      )
    })
  }
  const hasTextProblems = () => store.getState().runtimeProblems.some(({ source }) => source === 'texts')

  async function textsOf(site: Site | undefined): Promise<OwnTexts> {
    if (!site || Object.keys(site.texts).length === 0) return {}
    const reader = await import('./ownTexts.ts').catch(() => undefined)
    return reader?.readOwnTexts(site.texts).texts ?? {}
  }

  async function ensureTexts(site: Site | undefined): Promise<I18n> {
    const url = new URLSearchParams(location.search).get('language')
    const language = resolveLanguage({
      url,
      stored: local.getItem(LANGUAGE_KEY),
      member: perTab.getItem(MEMBER_LANGUAGE_KEY),
      browser: page.navigator.languages,
      allowed: site?.languages ?? LANGUAGE_CODES,
    })
    // Who comes with a language in the address has chosen it: the next address may not carry it.
    if (site && !i18n && readLanguageCode(url) === language) local.setItem(LANGUAGE_KEY, language)
    i18n ??= await createI18n({
      language,
      load: loadTexts,
      texts: await textsOf(site),
      onLanguage: ({ code, bcp47, dir }) => {
        document.documentElement.lang = bcp47
        document.documentElement.dir = dir
        lookAfter(code)
      },
    })
    if (site && (await i18n.setTexts(await textsOf(site)))) lookAfter(i18n.language().code)
    const speaks = i18n.language().code
    if (site && !site.languages.includes(speaks)) await i18n.changeLanguage(language)
    return i18n
  }

  /** Puts on the screen what the store says: the app, or the screen that stands in for it. */
  async function show(): Promise<void> {
    const state = store.getState()
    const blocked = blockedBy(state)
    const spoken = await ensureTexts(state.site)
    if (blocked || !state.site) {
      const { default: SiteScreen } = await import('./SiteScreen.tsx')
      const reason = blocked ?? ({ screen: 'siteError', reason: 'unusable' } as const)
      shown = reason.screen
      endpointRecovered()
      if (!state.site && !document.documentElement.dataset.theme)
        applyStoredTheme(neutralTheme(dark.matches), document.documentElement)
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
    const merchant = state.site.merchant.code
    began ??= merchant
    // The host is another merchant's by now: nothing that began for the one before goes on.
    if (began !== merchant) {
      location.reload()
      return
    }
    if (!app) {
      app = await startApp({
        page,
        prefetched: wire.prefetched ?? createPrefetchedResponses(),
        store,
        i18n: spoken,
        local,
        perTab,
        token: wire.token,
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

  // One at a time, in the order of the changes: the answers may come while the site as it was is being shown.
  let showing = show()
  store.subscribe((state, before) => {
    if (blockedBy(state) !== blockedBy(before) || state.site !== before.site) showing = showing.then(show)
  })
  await showing
  onRevisit({ document, window: page }, () => void refresh())
  if (wire.fromDocument) whenIdle(page, () => void refresh())
  whenIdle(page, () => {
    import('./afterFirst.ts').then(
      ({ afterFirst }) => afterFirst({ page, local, store, source, landing }),
      () => undefined,
    )
  })
  void first
}

function themeColour(document: Document, colour: string): void {
  let meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]:not([media])')
  if (!meta) {
    meta = document.createElement('meta')
    meta.name = 'theme-color'
    document.head.append(meta)
  }
  meta.content = colour
}
