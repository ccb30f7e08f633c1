import { LANGUAGE_CODES, type LanguageCode, languageOf } from '../i18n/languages.ts'
import { LANGUAGE_KEY, resolveLanguage } from '../i18n/resolveLanguage.ts'
import { readAnswer } from '../site/answer.ts'
import { readStatusFacts } from '../site/bootFacts.ts'
import { requestStatus } from '../site/load.ts'
import { siteRequest } from './wire.ts'

/**
 * The page of a browser that is too old for the app: a script of its own, which nobody else loads. It says so in the visitor's
 * language, and again when the back office has said which languages this merchant speaks.
 */
declare const __TEXTS__: Readonly<Record<LanguageCode, { readonly title: string; readonly text: string }>>

const STYLE =
  'box-sizing:border-box;max-width:480px;min-height:100vh;margin:0 auto;padding:32px 20px;display:flex;flex-direction:column;justify-content:center;font:16px/1.5 system-ui,sans-serif;text-align:center'

const nothing = { getItem: () => null, setItem: () => undefined }
/** Storage that may be forbidden. */
function storage(get: () => Storage): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return get()
  } catch {
    return nothing
  }
}
const local = storage(() => localStorage)
const perTab = storage(() => sessionStorage)

const languageOfVisit = (allowed: readonly unknown[]): LanguageCode =>
  resolveLanguage({
    url: new URLSearchParams(location.search).get('language'),
    stored: local.getItem(LANGUAGE_KEY),
    browser: navigator.languages,
    allowed,
  })

function show(code: LanguageCode): void {
  const { bcp47, dir } = languageOf(code)
  const { title, text } = __TEXTS__[code]
  const { documentElement: root, body } = document
  root.lang = bcp47
  root.dir = dir
  document.title = title
  const main = document.createElement('main')
  main.dataset.screen = 'outdated'
  main.style.cssText = STYLE
  const heading = document.createElement('h1')
  heading.style.cssText = 'margin:0 0 16px;font-size:26px;line-height:1.2'
  heading.textContent = title
  const words = document.createElement('p')
  words.textContent = text
  main.append(heading, words)
  body.textContent = ''
  body.append(main)
}

/** Resolves when there is a body to write into. */
const parsed = new Promise<void>((resolve) => {
  if (document.readyState !== 'loading') resolve()
  else document.addEventListener('DOMContentLoaded', () => resolve())
})

async function say(): Promise<void> {
  await parsed
  show(languageOfVisit(LANGUAGE_CODES))
  const { languages } = readStatusFacts(
    await readAnswer(await requestStatus(siteRequest(window, local, perTab))),
  )
  if (languages.length > 0) show(languageOfVisit(languages))
}

// Where even asking for the status fails, what was said first stays.
say().catch(() => undefined)
