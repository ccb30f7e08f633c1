import { prefetch } from '../app/prefetchedResponses.ts'
import { LANGUAGE_KEY, MEMBER_LANGUAGE_KEY } from '../i18n/resolveLanguage.ts'
import { PLACEHOLDERS } from '../layouts/placeholders.ts'
import { readManifestFacts, readStatusFacts } from '../site/bootFacts.ts'
import { adoptPlaceholder, showPlaceholder } from './placeholder.ts'
import { placeholderContentOf, placeholderOf } from './placeholderContent.ts'
import {
  likelyCalls,
  logoOf,
  type PreloadMap,
  pictureOf,
  prefetchCalls,
  preloadsOfManifest,
  preloadsOfStatus,
  type Visitor,
} from './preload.ts'

/**
 * A separate script, which the document runs while the bundle loads; no screen waits for it. As soon as the answers name the
 * layout, language and sections of this site, it preloads their files and sends their calls. A visitor who has never seen this
 * home sees a placeholder.
 */
declare const __PRELOAD_MAP__: PreloadMap
declare const __WITHOUT__: readonly string[]

const ahead: PreloadMap = __PRELOAD_MAP__
const work = window.__DOCUMENT__
if (work) {
  // A document that an edge has extended may not be parsed completely yet.
  if (document.readyState !== 'loading') adoptPlaceholder(window)
  else document.addEventListener('DOMContentLoaded', () => adoptPlaceholder(window))
  const { wire, prefetched, arrived, link, local, perTab, guest, isThemeStored } = work
  const visitor: Visitor = {
    pathname: location.pathname,
    language: new URLSearchParams(location.search).get('language'),
    stored: local.getItem(LANGUAGE_KEY),
    member: perTab.getItem(MEMBER_LANGUAGE_KEY),
    browser: navigator.languages,
    guest,
  }
  const status = wire.status.then(readStatusFacts)
  const manifest = wire.manifest.then((answer) => answer && readManifestFacts(answer))
  const facts = Promise.all([status, manifest]).then(([status, manifest]) => ({ status, manifest }))
  const beginning = facts.then((known) =>
    __WITHOUT__.includes('placeholder') ? undefined : placeholderOf(ahead, PLACEHOLDERS, known, visitor),
  )
  const calls = facts.then((known) => prefetchCalls(ahead, known, visitor))
  /** Preloads the first picture of an answer before the app needs it. */
  const send: typeof fetch = async (input, init) => {
    const answer = await window.fetch(input, init)
    const read = async (text: string) => {
      const url = String(input)
      // The home template may lack the section whose call was only likely.
      if (!(await calls).some((call) => call.url === url)) return
      const picture = pictureOf(ahead, url, text)
      if (picture) link('preload', picture, 'image')
      const begins = await beginning
      const content = begins && placeholderContentOf(ahead, begins.section, url, text, Date.now())
      if (content) showPlaceholder(window, content, begins)
    }
    answer
      .clone()
      .text()
      .then(read)
      .catch(() => undefined)
    return answer
  }
  // What the app has asked for meanwhile is not sent again.
  if (!__WITHOUT__.includes('prefetch')) {
    // After an earlier visit the calls are known, and the document has sent them.
    if (!wire.fromDocument && prefetched.asked.size === 0)
      void status.then((known) => prefetch(send, likelyCalls(ahead, known, visitor), prefetched))
    void calls.then((known) => prefetch(send, known, prefetched))
  }
  void manifest.then((known) => {
    const logo = logoOf(ahead, known, visitor)
    if (logo) link('preload', logo, 'image')
  })
  // A first visit has no colour yet. After the app has set its theme, a late manifest changes nothing.
  if (!isThemeStored)
    void manifest.then((manifest) => {
      const { dataset, style } = document.documentElement
      const colour = manifest?.background
      if (!dataset.layout && typeof colour === 'string' && CSS.supports('color', colour))
        style.setProperty('--bg', colour)
    })

  // The first formatter of a page makes the browser read its list of languages: 13 ms, four times as long on a slow phone. While
  // the bundle loads nobody waits for it.
  window.requestIdleCallback?.(() => new Intl.NumberFormat())

  const preloaded = new Set<string>()
  const preload = (files: readonly string[]) => {
    for (const file of files) {
      if (!preloaded.has(file)) link('modulepreload', file)
      preloaded.add(file)
    }
  }
  void status.then(async (known) => {
    const { first, afterBundle } = preloadsOfStatus(ahead, known, visitor)
    preload(first)
    await arrived
    preload(afterBundle)
  })
  void manifest.then(async (known) => {
    await arrived
    preload(preloadsOfManifest(ahead, known, visitor))
  })
}
