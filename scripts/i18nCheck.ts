import { isLanguageCode, LANGUAGE_CODES } from '../src/i18n/languages.ts'
import { compareLocale } from './i18n/compare.ts'
import { localeFolders, readLocale } from './i18n/readLocales.ts'
import { describeFaults } from './i18n/report.ts'

/**
 * `npm run i18n:check`: every language against English; says what is missing, and exits 1 while anything is.
 *
 * @param root another folder of languages than the app's
 */
function main(root?: string): void {
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
  for (const line of complaints) console.error(line)
  const namespaces = Object.keys(english).join(', ')
  console.log(
    complaints.length === 0
      ? `i18n: ${folders.length} languages are complete (${namespaces})`
      : `i18n: ${complaints.length} complaints about ${folders.length} languages (${namespaces})`,
  )
  if (complaints.length > 0) process.exitCode = 1
}

main(process.argv[2])
