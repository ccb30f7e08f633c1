import type { Texts } from './createI18n.ts'
import { placeholders } from './placeholders.ts'

/**
 * A merchant's own texts: platform language code → key → text. A key outside of the shell begins with its namespace:
 * `account:username`. Their shape has been validated (`schemas/text-overrides.schema.json`), their keys and placeholders have not.
 */
export type OwnTexts = Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>

const SHELL_PREFIX = 'shell:'

/** Why a merchant's text is not used: its key is unknown, or its placeholders differ from those of the app's text. */
export type Misfit = 'unknown' | 'placeholders'

export function misfitOf(namespaceTexts: Texts, key: string, text: string): Misfit | undefined {
  const own = Object.hasOwn(namespaceTexts, key) ? namespaceTexts[key] : undefined
  if (own === undefined) return 'unknown'
  return placeholders(own) === placeholders(text) ? undefined : 'placeholders'
}

/** The texts of one language by namespace and key, each with the key as it was sent. Pure. */
export function textsOf(
  texts: OwnTexts,
  code: string,
): { readonly namespace: string; readonly key: string; readonly sentKey: string; readonly text: string }[] {
  const own = Object.hasOwn(texts, code) ? texts[code] : undefined
  return Object.entries(own ?? {}).map(([sentKey, text]) => {
    const whole = sentKey.includes(':') ? sentKey : SHELL_PREFIX + sentKey
    const at = whole.indexOf(':')
    return { namespace: whole.slice(0, at), key: whole.slice(at + 1), sentKey, text }
  })
}

/** The texts with the merchant's own merged in. Unusable ones are left out (`checkTexts` reports them). Pure. */
export function withOwnTexts(namespaceTexts: Texts, texts: OwnTexts, code: string, namespace: string): Texts {
  const own = textsOf(texts, code).filter(
    (one) => one.namespace === namespace && misfitOf(namespaceTexts, one.key, one.text) === undefined,
  )
  return { ...namespaceTexts, ...Object.fromEntries(own.map(({ key, text }) => [key, text])) }
}
