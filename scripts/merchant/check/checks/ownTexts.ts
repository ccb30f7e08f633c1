import { readOwnTexts } from '../../../../src/boot/ownTexts.ts'
import { readLanguageCode } from '../../../../src/i18n/languages.ts'
import { misfitOf, textsOf } from '../../../../src/i18n/ownTexts.ts'
import { placeholders } from '../../../../src/i18n/placeholders.ts'
import { pointerStep } from '../../../../src/site/problem.ts'
import { defineCheck, type FoundBy } from '../check.ts'
import { MANIFEST, type Opened } from '../open.ts'
import { stepsOf } from '../place.ts'

type Code = 'text.unknown' | 'text.placeholders' | 'text.invalid'

/** A merchant's own texts without effect. */
export const ownTexts = defineCheck<Code>({
  looksFor: 'own texts whose key does not exist, or that lose what is filled in',
  codes: { 'text.unknown': 'error', 'text.placeholders': 'error', 'text.invalid': 'error' },
  run: (merchant, { words }) => {
    const { texts, problems } = readOwnTexts(merchant.site?.texts ?? {})
    const shapes = problems.map(
      ({ pointer, sent, instead }): FoundBy<Code> => ({
        code: 'text.invalid',
        ...placeOf(merchant, pointer),
        means: `The app cannot use ${sent ?? 'this'} as own words; players read ${instead}.`,
        mend: 'Write a plain text for each key (schemas/text-overrides.schema.json).',
      }),
    )
    const misfits = Object.keys(texts).flatMap((sent) => {
      const language = readLanguageCode(sent)
      const known = language && words(language)
      if (!known) return []
      return textsOf(texts, sent).flatMap(({ namespace, key, sentKey, text }): FoundBy<Code>[] => {
        const why = misfitOf(known[namespace] ?? {}, key, text)
        if (!why) return []
        const own = known[namespace]?.[key] ?? ''
        const place = placeOf(merchant, pointerStep(sent) + pointerStep(sentKey))
        return [{ code: `text.${why}`, ...place, ...wordsOf[why](sentKey, own) }]
      })
    })
    return [...shapes, ...misfits]
  },
})

const wordsOf = {
  unknown: (key: string) => ({
    means: `The app has no text ${key}: players never read these words.`,
    mend: 'Check the key against src/i18n/locales; a key outside of shell has its namespace before it: account:username.',
  }),
  placeholders: (_: string, own: string) => ({
    means: "These words lose or invent what the app fills in: players read the app's own instead.",
    mend: `Keep exactly ${placeholders(own) || 'no placeholder'} in the text, as in "${own}".`,
  }),
}

/** Own texts are in a file for each language, or in the manifest's template. */
function placeOf({ value, files }: Opened, pointer: string): { file: string; pointer: string } {
  const [language = ''] = stepsOf(pointer)
  const file = `texts/${language}.json`
  if (value(file) !== undefined || Object.hasOwn(files.texts, file))
    return { file, pointer: pointer.slice(pointerStep(language).length) }
  return { file: MANIFEST, pointer: `/templates/parameters/texts${pointer}` }
}
