import { whenIdle } from '../app/idle.ts'
import { createI18n, type I18n } from '../i18n/createI18n.ts'
import { LANGUAGE_CODES, type LanguageCode, RARE_SCRIPTS, readLanguageCode } from '../i18n/languages.ts'
import { loadTexts } from '../i18n/load.ts'
import type { OwnTexts } from '../i18n/ownTexts.ts'
import { LANGUAGE_KEY, MEMBER_LANGUAGE_KEY, resolveLanguage } from '../i18n/resolveLanguage.ts'
import type { Site } from '../site/site.ts'
import type { BootPage } from './page.ts'

/**
 * Second boot phase: texts in a language that the site allows. The returned function creates them on the first call and updates
 * them for the site on later ones.
 */
export function languagePhase(page: BootPage): (site: Site | undefined) => Promise<I18n> {
  const { window, local, perTab } = page
  const root = window.document.documentElement
  let i18n: I18n | undefined
  return async (site) => {
    const url = new URLSearchParams(window.location.search).get('language')
    const language = resolveLanguage({
      url,
      stored: local.getItem(LANGUAGE_KEY),
      member: perTab.getItem(MEMBER_LANGUAGE_KEY),
      browser: window.navigator.languages,
      allowed: site?.languages ?? LANGUAGE_CODES,
    })
    // A language in the address is the visitor's choice. It is stored, because later addresses may not contain it.
    if (site && !i18n && readLanguageCode(url) === language) local.setItem(LANGUAGE_KEY, language)
    const texts = await textsOf(site)
    i18n ??= await createI18n({
      language,
      load: loadTexts,
      texts,
      onLanguage: ({ code, bcp47, dir }) => {
        root.lang = bcp47
        root.dir = dir
        lookAfter(page, code)
      },
    })
    if (site && (await i18n.setTexts(texts))) lookAfter(page, i18n.language().code)
    const speaks = i18n.language().code
    if (site && !site.languages.includes(speaks)) await i18n.changeLanguage(language)
    return i18n
  }
}

/** The valid part of a merchant's own texts. */
async function textsOf(site: Site | undefined): Promise<OwnTexts> {
  if (!site || Object.keys(site.texts).length === 0) return {}
  const reader = await import('./ownTexts.ts').catch(() => undefined)
  return reader?.readOwnTexts(site.texts).texts ?? {}
}

/** Runs after the first paint, and only if there is something to do. */
function lookAfter({ window, siteStore }: BootPage, code: LanguageCode): void {
  const { site, runtimeProblems } = siteStore.getState()
  const hasOwn = Object.keys(site?.texts ?? {}).length > 0
  const hasProblems = runtimeProblems.some(({ source }) => source === 'texts')
  if (!RARE_SCRIPTS.includes(code) && !hasOwn && !hasProblems) return
  whenIdle(window, () => {
    import('./afterLanguage.ts').then(
      ({ afterLanguage }) => afterLanguage(code, siteStore),
      () => undefined,
    )
  })
}
