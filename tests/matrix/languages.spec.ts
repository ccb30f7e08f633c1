import { expect, type Page } from '@playwright/test'
import { readLocale } from '../../scripts/i18n/readLocales.ts'
import { LANGUAGE_CODES, type LanguageCode, languageOf } from '../../src/i18n/languages.ts'
import { siteOf } from '../support/merchants.ts'
import { cells, isPart } from './cells.ts'
import { labelFindings } from './labels.ts'
import type { Cell } from './rules/cells.ts'
import { lineDiff, shortDiff } from './rules/lineDiff.ts'
import { sizeFindings } from './sizeFindings.ts'
import { READ_SCREENS, ready, spoken } from './spoken.ts'
import { type Stage, test } from './stage.ts'

/** Every merchant in all its languages: structure and overflow. Pictures exist for the first language only. */

const guests = cells.filter(
  ({ visitor, screen, state }) => visitor === 'guest' && READ_SCREENS.includes(screen) && !state,
)
const merchants = [...new Set(guests.map(({ merchant }) => merchant))]
const keys = Object.values(readLocale('EN'))
  .flatMap(Object.keys)
  .filter((key) => key.includes('_'))

const textsOf = (code: LanguageCode): string[] =>
  Object.values(readLocale(code))
    .flatMap(Object.values)
    .filter((text) => typeof text === 'string')

for (const merchant of merchants) {
  const { languages, texts } = siteOf(merchant)
  test.describe(merchant, () => {
    // In one worker and in this order, so that the screens' structure is read once, in the first language.
    test.describe.configure({ mode: 'default' })
    for (const code of languages) {
      const words = [...textsOf(code), ...Object.values(texts[code] ?? {})]
      test(`speaks ${code}`, async ({ stage }) => {
        const findings: string[] = []
        for (const cell of guests.filter((guest) => guest.merchant === merchant)) {
          const found = await listenTo(stage, cell, code, languages[0], words)
          findings.push(...found.map((finding) => `${cell.screen}: ${finding}`))
        }
        expect(findings.join('\n')).toBe('')
      })
    }
  })
}

if (!isPart)
  test('the merchants speak every language of the platform between them', () => {
    const spokenAnywhere = new Set(merchants.flatMap((merchant) => siteOf(merchant).languages))
    expect(LANGUAGE_CODES.filter((code) => !spokenAnywhere.has(code))).toEqual([])
  })

/** A screen's problems in a language: another language, another structure than in the first, cut-off or too wide content. */
async function listenTo(
  stage: Stage,
  cell: Cell,
  code: LanguageCode,
  first: LanguageCode,
  words: readonly string[],
): Promise<string[]> {
  const found: string[] = []
  const built = code === first ? undefined : await skeletonIn(stage, cell, first)
  await stage.show(spoken(cell, code), async () => {
    const { page, noise } = stage
    await ready(stage, cell)
    const { lang, dir } = await page.evaluate(() => {
      const { documentElement } = document
      return { lang: documentElement.lang, dir: documentElement.dir }
    })
    const { bcp47, dir: direction } = languageOf(code)
    if (lang !== bcp47 || dir !== direction) found.push(`it is in ${lang} from ${dir}`)
    const now = built === undefined ? await skeletonOf(page) : await skeletonLike(built, page)
    if (built === undefined) skeletons.set(placeOf(cell), now)
    else if (now !== built) found.push(`it is not built as in ${first}:\n${shortDiff(lineDiff(built, now))}`)
    const labels = () => labelFindings(page, words, keys)
    found.push(...(await labels()), ...(await sizeFindings(page, { narrow: labels, large: labels })))
    found.push(...noise.take(), ...(await stage.violations()))
  })
  return found
}

const placeOf = ({ merchant, screen }: Cell): string => `${merchant} ${screen}`

/** The structure of screens in their merchant's first language, as far as this worker has read it. */
const skeletons = new Map<string, string>()

async function skeletonIn(stage: Stage, cell: Cell, code: LanguageCode): Promise<string> {
  const name = placeOf(cell)
  const known = skeletons.get(name)
  if (known !== undefined) return known
  await stage.show(spoken(cell, code), async () => {
    await ready(stage, cell)
    skeletons.set(name, await skeletonOf(stage.page))
  })
  return skeletons.get(name) ?? ''
}

/** What a busy machine draws late must be there after this long, ms. */
const LATEST_MS = 5_000

/** The structure of a page as soon as it is the expected one, else its structure in the end. */
async function skeletonLike(expected: string, page: Page): Promise<string> {
  let now = ''
  const isExpected = async () => {
    now = await skeletonOf(page)
    return now === expected
  }
  await expect
    .poll(isExpected, { timeout: LATEST_MS })
    .toBe(true)
    .catch(() => undefined)
  return now
}

/** The structure of a page without its texts. Without `small` too: what accompanies a time of day depends on the language. */
const skeletonOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#root *:not(svg *, small)')]
      .map(({ localName, role, dataset }) =>
        [localName, role, dataset.screen, dataset.section, dataset.feature].filter(Boolean).join(' '),
      )
      .join('\n'),
  )
