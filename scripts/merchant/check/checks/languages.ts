import { readLanguageCode } from '../../../../src/i18n/languages.ts'
import { at } from '../../../backoffice/json.ts'
import { defineCheck, type FoundBy } from '../check.ts'
import { type Opened, STATUS } from '../open.ts'

type Code = 'language.texts' | 'language.notOffered' | 'language.partly'
const TEXTS = /^texts\/([^/]+)\.json$/

/** Languages of the site without texts, and own texts of languages that the site does not have. */
export const languages = defineCheck<Code>({
  looksFor: 'languages without texts, and own texts in languages that the site does not offer',
  codes: { 'language.texts': 'error', 'language.notOffered': 'warning', 'language.partly': 'note' },
  run: (merchant, { words }) => [
    ...withoutWords(merchant, (language) => words(language)?.shell !== undefined),
    ...ownTexts(merchant),
  ],
})

type HasWords = (language: NonNullable<ReturnType<typeof readLanguageCode>>) => boolean

function withoutWords({ value }: Opened, hasWords: HasWords): FoundBy<Code>[] {
  const sent = at(value(STATUS), 'info', 'languages')
  return (Array.isArray(sent) ? sent : []).flatMap((code: unknown, index) => {
    const language = readLanguageCode(code)
    if (!language || hasWords(language)) return []
    return [
      {
        code: 'language.texts',
        file: STATUS,
        pointer: `/info/languages/${index}`,
        means: `The app has no texts in ${language}: players who choose it read another language.`,
        mend: `Add src/i18n/locales/${language}, or take the language out.`,
      },
    ]
  })
}

function ownTexts({ files, site }: Opened): FoundBy<Code>[] {
  const own = Object.keys(files.texts).flatMap((file) => {
    const language = TEXTS.exec(file)?.[1]
    return language === undefined ? [] : [{ file, language }]
  })
  const offered: readonly string[] = site?.languages ?? []
  const missing = offered.filter((code) => !own.some(({ language }) => language === code))
  return own.flatMap(({ file, language }): FoundBy<Code>[] => {
    if (site && !offered.includes(language))
      return [
        {
          code: 'language.notOffered',
          file,
          pointer: '',
          means: `The site does not offer ${language}: players never read these words.`,
          mend: `Add ${language} to info.languages, or delete the file.`,
        },
      ]
    if (missing.length === 0 || own.find((one) => offered.includes(one.language))?.file !== file) return []
    return [
      {
        code: 'language.partly',
        file,
        pointer: '',
        means: `The merchant has own words here, and none in ${missing.join(', ')}: players who choose these read the app's.`,
        mend: `Add texts/${missing[0]}.json, if the words matter there too.`,
      },
    ]
  })
}
