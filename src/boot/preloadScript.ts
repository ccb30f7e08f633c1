import { prefetch } from '../app/prefetchedResponses.ts'
import { MEMBER_LANGUAGE_KEY } from '../i18n/resolveLanguage.ts'
import { PLACEHOLDERS } from '../layouts/placeholders.ts'
import { adoptPlaceholder, showPlaceholder } from './placeholder.ts'
import { placeholderContentOf, placeholderOf } from './placeholderContent.ts'
import {
  backgroundOf,
  type PreloadMap,
  pictureOf,
  prefetchCalls,
  preloadsOfManifest,
  preloadsOfStatus,
  storePreloads,
  type Visitor,
} from './preload.ts'
import { LANGUAGE_KEY } from './storedKeys.ts'

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
  const { entry, wire, prefetched, arrived, preload, link, local, perTab, guest, isThemeStored } = work
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
  const answers = Promise.all([wire.status, wire.manifest])
  const beginning = answers.then(([status, manifest]) =>
    __WITHOUT__.includes('placeholder')
      ? undefined
      : placeholderOf(ahead, PLACEHOLDERS, status, manifest, visitor),
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
  void answers.then(([status, manifest]) => {
    if (isFirst && !__WITHOUT__.includes('prefetch'))
      prefetch(send, prefetchCalls(ahead, status, manifest, visitor), prefetched)
  })
  // Who was never here has no other colour yet; a manifest that comes after the app changes nothing of its theme.
  if (!isThemeStored)
    void wire.manifest.then((manifest) => {
      const { dataset, style } = document.documentElement
      const colour = backgroundOf(manifest)
      if (!dataset.layout && typeof colour === 'string' && CSS.supports('color', colour))
        style.setProperty('--bg', colour)
    })

  const afterwards = new Set([ahead.soon, ahead.sections].flatMap((list) => Object.values(list).flat()))
  const preloadAll = async (files: readonly string[]) => {
    for (const file of files) {
      if (afterwards.has(file)) await arrived
      preload(file)
    }
  }
  const followed = [
    wire.status.then((answer) => preloadsOfStatus(ahead, answer, visitor)),
    wire.manifest.then((answer) => preloadsOfManifest(ahead, answer, visitor)),
  ].map(async (files) => {
    void preloadAll(await files)
    return files
  })
  void Promise.all(followed).then((files) => storePreloads(local, entry, files.flat()))
}
