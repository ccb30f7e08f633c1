import { checkTexts } from '../i18n/checkTexts.ts'
import type { LanguageCode } from '../i18n/languages.ts'
import { loadTexts } from '../i18n/load.ts'
import { type Problem, pointerStep, quote } from '../site/problem.ts'
import type { SiteStore } from '../site/store.ts'
import { loadScripts } from '../themes/fonts/loadScripts.ts'
import { readOwnTexts } from './ownTexts.ts'

/**
 * Runs after the first paint in a language: loads fonts for scripts that the device may lack, and reports problems in
 * the merchant's own texts. Loaded only for languages and merchants that may need it.
 */
export async function afterLanguage(code: LanguageCode, store: SiteStore): Promise<void> {
  void loadScripts([code])
  const { texts, problems } = readOwnTexts(store.getState().site?.texts ?? {})
  const misfits = (await checkTexts(texts, code, loadTexts)).map(({ key, text, why }): Problem => {
    const pointer = pointerStep(code) + pointerStep(key)
    return { code: `text.${why}`, source: 'texts', pointer, sent: quote(text), instead: "the app's own" }
  })
  store.setState(({ runtimeProblems }) => ({
    runtimeProblems: [...runtimeProblems.filter(({ source }) => source !== 'texts'), ...problems, ...misfits],
  }))
}
