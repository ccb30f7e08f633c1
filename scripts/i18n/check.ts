import { isLanguageCode, LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { compareLocale } from './compare.ts'
import { localeFolders, readLocale } from './readLocales.ts'
import { describeFaults } from './report.ts'

export interface LocalesCheck {
  /** A line for each fault; none if every language is complete. */
  readonly complaints: readonly string[]
  readonly summary: string
}

/**
 * Compares every language with English.
 *
 * @param root another folder of languages than the app's
 */
export function checkLocales(root?: string): LocalesCheck {
  const folders = localeFolders(root)
  const english = readLocale('EN', root)
  const complaints = [
    ...folders.filter((folder) => !isLanguageCode(folder)).map((folder) => `${folder}: not a language code`),
    ...LANGUAGE_CODES.flatMap((code) => {
      if (!folders.includes(code)) return [`${code}: no folder`]
      return describeFaults(compareLocale(code, english, readLocale(code, root))).map(
        (line) => `${code}/${line}`,
      )
    }),
  ]
  const namespaces = Object.keys(english).join(', ')
  const summary =
    complaints.length === 0
      ? `i18n: ${folders.length} languages are complete (${namespaces})`
      : `i18n: ${complaints.length} complaints about ${folders.length} languages (${namespaces})`
  return { complaints, summary }
}
