import type { LoadTexts } from './createI18n.ts'
import type { LanguageCode } from './languages.ts'
import { type Misfit, misfitOf, type OwnTexts, textsOf } from './ownTexts.ts'

/** A merchant's text that is not used. */
export interface TextFault {
  readonly code: LanguageCode
  /** The key as it was sent, with its namespace. */
  readonly key: string
  readonly text: string
  readonly why: Misfit
}

/**
 * The merchant's texts of one language that have no effect. Loaded and run after the first paint, since only operators
 * need it. A namespace whose texts cannot be loaded is not checked.
 */
export async function checkTexts(texts: OwnTexts, code: LanguageCode, load: LoadTexts): Promise<TextFault[]> {
  const own = textsOf(texts, code)
  const faults: TextFault[] = []
  for (const namespace of new Set(own.map((one) => one.namespace))) {
    const loaded = await load(code, namespace).catch(() => null)
    if (loaded === null) continue
    for (const { key, sentKey, text } of own.filter((one) => one.namespace === namespace)) {
      const why = misfitOf(loaded ?? {}, key, text)
      if (why) faults.push({ code, key: sentKey, text, why })
    }
  }
  return faults
}
