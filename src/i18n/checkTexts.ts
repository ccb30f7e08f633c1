import type { LoadTexts } from './createI18n.ts'
import type { LanguageCode } from './languages.ts'
import { type Misfit, misfitOf, type OwnTexts, textsOf } from './ownTexts.ts'

/** A merchant's text that is not used. */
export interface TextFault {
  readonly code: LanguageCode
  /** As it was sent, with its namespace. */
  readonly key: string
  readonly text: string
  readonly why: Misfit
}

/**
 * Which of a merchant's texts of one language say nothing: loaded and run after the first picture, since only an
 * operator wants to know. A namespace whose words do not arrive is not judged.
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
