import { expect, type Page } from '@playwright/test'
import { readLocale } from '../../scripts/i18n/readLocales.ts'
import { LANGUAGE_CODES, type LanguageCode, languageOf } from '../../src/i18n/languages.ts'
import { siteOf } from '../support/merchants.ts'
import { MODELS } from './allCells.ts'
import { cells, isPart } from './cells.ts'
import { labelFindings } from './labels.ts'
import type { Cell } from './rules/cells.ts'
import { lineDiff, shortDiff } from './rules/lineDiff.ts'
import { sizeFindings } from './sizeFindings.ts'
import { NARROW, PHONE_SIZE } from './sizes.ts'
import { type Stage, test } from './stage.ts'
import { touchingFindings } from './touching.ts'

/** Every merchant in all its languages: structure and overflow. Pictures exist for the first language only. */
const SCREENS: readonly string[] = ['home', 'login', 'register']

const guests = cells.filter(
  ({ visitor, screen, state }) => visitor === 'guest' && SCREENS.includes(screen) && !state,
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

/** Where every layout is read in every language of the platform, whatever its merchants speak. By night on more screens. */
const READ_IN_ALL: readonly string[] = process.env.NIGHT
  ? [...SCREENS, 'member.home', 'voucherCenter']
  : ['home', 'login']
/** Loaded for each language, and not reused: the site has others than its own. */
const inAll = (cell: Cell, code: LanguageCode): Cell => ({
  ...spoken(cell, code),
  state: {
    id: code,
    screen: cell.screen,
    before: { status: { info: { languages: [...LANGUAGE_CODES] } } },
    shows: { part: '[data-screen]' },
  },
})
/** A layout's screens, each as the visitor who comes there. */
const readInAll = (merchant: string): Cell[] =>
  READ_IN_ALL.flatMap((screen) => {
    const own = cells.filter((cell) => cell.merchant === merchant && cell.screen === screen && !cell.state)
    return (
      own.find(({ visitor }) => visitor === 'guest') ?? own.find(({ visitor }) => visitor === 'member') ?? []
    )
  })

for (const merchant of MODELS)
  for (const code of LANGUAGE_CODES) {
    const read = readInAll(merchant)
    if (read.length === 0) continue
    test(`no two texts of ${merchant} touch in ${code}`, async ({ stage }) => {
      const findings: string[] = []
      for (const cell of read)
        await stage.show(inAll(cell, code), async () => {
          const { page, noise } = stage
          await ready(stage, cell)
          for (const size of [PHONE_SIZE, NARROW]) {
            await page.setViewportSize(size)
            const touching = await touchingFindings(page)
            findings.push(...touching.map((pair) => `${cell.screen} at ${size.width} px: ${pair}`))
          }
          noise.take()
        })
      expect(findings.join('\n')).toBe('')
    })
  }

if (!isPart)
  test('the merchants speak every language of the platform between them', () => {
    const spokenAnywhere = new Set(merchants.flatMap((merchant) => siteOf(merchant).languages))
    expect(LANGUAGE_CODES.filter((code) => !spokenAnywhere.has(code))).toEqual([])
  })

const spoken = (cell: Cell, code: LanguageCode): Cell => ({ ...cell, path: `${cell.path}?language=${code}` })

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
    found.push(...(await labels()), ...(await sizeFindings(page, labels)))
    found.push(...noise.take(), ...(await stage.violations()))
  })
  return found
}

async function ready({ page, calm }: Stage, cell: Cell): Promise<void> {
  await page.locator(`[data-screen="${cell.screen}"]`).waitFor()
  await calm.rest()
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
