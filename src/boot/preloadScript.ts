import { prefetch } from '../app/prefetchedResponses.ts'
import { LANGUAGE_KEY, MEMBER_LANGUAGE_KEY } from '../i18n/resolveLanguage.ts'
import { PLACEHOLDERS } from '../layouts/placeholders.ts'
import { readManifestFacts, readStatusFacts } from '../site/bootFacts.ts'
import { adoptPlaceholder, showPlaceholder } from './placeholder.ts'
import { placeholderContentOf, placeholderOf } from './placeholderContent.ts'
import {
  type PreloadMap,
  pictureOf,
  prefetchCalls,
  preloadsOfManifest,
  preloadsOfStatus,
  type Visitor,
} from './preload.ts'

/**
 * A script of its own, which the document runs while the bundle is on its way and which no screen waits for. As soon as the
 * answers say which layout, language and sections this site has, their files are on their way too, and what they will ask for
 * is asked; who has never seen this home sees what it begins with.
 */
declare const __PRELOAD_MAP__: PreloadMap
declare const __WITHOUT__: readonly string[]

const ahead: PreloadMap = __PRELOAD_MAP__
const work = window.__DOCUMENT__
if (work) {
  // A document that an edge has drawn on may still be arriving.
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
  // Who hears of the answers first asks first; once the app has begun it asks itself, and nothing is asked twice.
  const isFirst = Boolean(window.__BOOT__)
  const status = wire.status.then(readStatusFacts)
  const manifest = wire.manifest.then((answer) => answer && readManifestFacts(answer))
  const facts = Promise.all([status, manifest]).then(([status, manifest]) => ({ status, manifest }))
  const beginning = facts.then((known) =>
    __WITHOUT__.includes('placeholder') ? undefined : placeholderOf(ahead, PLACEHOLDERS, known, visitor),
  )
  /** What an answer shows first is on its way before there is anybody to show it. */
  const send: typeof fetch = async (input, init) => {
    const answer = await window.fetch(input, init)
    const read = async (text: string) => {
      const url = String(input)
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
  void facts.then((known) => {
    if (isFirst && !__WITHOUT__.includes('prefetch'))
      prefetch(send, prefetchCalls(ahead, known, visitor), prefetched)
  })
  // Who was never here has no other colour yet; a manifest that comes after the app changes nothing of its theme.
  if (!isThemeStored)
    void manifest.then((manifest) => {
      const { dataset, style } = document.documentElement
      const colour = manifest?.background
      if (!dataset.layout && typeof colour === 'string' && CSS.supports('color', colour))
        style.setProperty('--bg', colour)
    })

  const afterwards = new Set([ahead.soon, ahead.sections].flatMap((list) => Object.values(list).flat()))
  const preloaded = new Set<string>()
  const preloadAll = async (files: readonly string[]) => {
    for (const file of files) {
      if (afterwards.has(file)) await arrived
      if (!preloaded.has(file)) link('modulepreload', file)
      preloaded.add(file)
    }
  }
  void status.then((known) => preloadAll(preloadsOfStatus(ahead, known, visitor)))
  void manifest.then((known) => preloadAll(preloadsOfManifest(ahead, known, visitor)))
}
