import type { Site } from '../../../src/site/site.ts'
import { normalised } from '../../../src/workbench/model/search.ts'
import { describeFlag, describeSetting, FLAGS, isSetting } from '../../merchant/catalogue.ts'
import { environmentsIn } from '../../merchant/diff/environments.ts'
import { flagState, isOnForSome } from '../../merchant/flagState.ts'
import { SCHEDULE } from '../../merchant/schedule/schedule.ts'
import { isRecord } from '../json.ts'

/** What a merchant can be found by, besides its name and code. */
export interface Searchable {
  /** Each starts with what it is: `domain play.example`. */
  readonly parts: readonly string[]
  /** The same in one normalised text. */
  readonly whole: string
}

export const searchable = (parts: readonly string[]): Searchable => ({
  parts,
  whole: normalised(parts.join('\n')),
})

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
const currencies = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' })

/** The name of a code; undefined for one that has none, or that is not well formed. */
const nameOf = (names: Intl.DisplayNames, code: string): string | undefined => {
  try {
    return names.of(code)
  } catch {
    return undefined
  }
}
const withName = (code: string, name: string | undefined): string => (name ? `${code} ${name}` : code)

/** What a site can be found by. Pure. */
export const partsOfSite = (site: Site, domains: readonly string[]): string[] => [
  ...domains.map((domain) => `domain ${domain}`),
  `layout ${site.layout}`,
  ...site.languages.map((code) => `language ${withName(code, nameOf(languages, code))}`),
  ...(site.currency ? [`currency ${withName(site.currency, nameOf(currencies, site.currency))}`] : []),
  ...FLAGS.filter((flag) => isOnForSome(site, flag)).map(
    (flag) => `flag ${flag} ${flagState(site, flag)}: ${describeFlag(flag).title}`,
  ),
  ...Object.entries(site.settings).flatMap(([name, value]) =>
    isSetting(name) && value !== undefined
      ? [`setting ${name} ${value}: ${describeSetting(name).title}`]
      : [],
  ),
  ...site.home.map(({ type }) => `home ${type}`),
  ...Object.entries(site.theme).flatMap(([name, value]) =>
    typeof value === 'string' ? [`theme ${name} ${value}`] : [],
  ),
  ...Object.entries(site.theme.tokens ?? {}).map(([name, value]) => `theme ${name} ${value}`),
  ...textsIn(site.texts, ['text']),
]

/** A file of a merchant's folder, the properties that name what is in it, and what a row calls it. */
interface Named {
  readonly file: string
  readonly kind: string
  readonly names: readonly string[]
}

/** What a merchant can be found by that its site does not hold. */
export const NAMED: readonly Named[] = [
  { file: 'wps/relay/MCSFE_getBanners.json', kind: 'banner', names: ['title'] },
  { file: 'wps/relay/MCSFE_getListAnnouncements.json', kind: 'announcement', names: ['title'] },
  {
    ...{ file: 'wps/relay/MCSFE_getMerchantAvailablePromotions.json', kind: 'promotion' },
    names: ['title', 'description'],
  },
  { file: 'wps/relay/GCSGAME_newGameVendor.json', kind: 'game', names: ['displayName', 'code', 'title'] },
  { file: 'wps/relay/GCSGAME_getGameMatchV2.json', kind: 'match', names: ['title', 'home', 'away'] },
  { file: SCHEDULE, kind: 'schedule', names: ['name'] },
]

/** What is named in a file, anywhere in it. Pure. */
export function namedIn(value: unknown, { kind, names }: Pick<Named, 'kind' | 'names'>): string[] {
  const found = new Set<string>()
  const look = (inner: unknown): void => {
    if (Array.isArray(inner)) for (const one of inner) look(one)
    else if (isRecord(inner))
      for (const [name, one] of Object.entries(inner))
        if (typeof one !== 'string') look(one)
        else if (names.includes(name) && one.trim() !== '') found.add(`${kind} ${one}`)
  }
  look(value)
  return [...found]
}

/** The environments that a merchant.json names. Pure. */
export const environmentParts = (merchantFile: unknown): string[] =>
  Object.entries(environmentsIn(merchantFile)).map(([name, origin]) => `environment ${name} ${origin}`)

/** The merchant's own texts, each with its place. */
const textsIn = (value: unknown, place: readonly string[]): string[] =>
  typeof value === 'string'
    ? [`${place.join(' ')}: ${value}`]
    : isRecord(value)
      ? Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...place, name]))
      : []

/** Why a merchant is found by all of these words; undefined where one of them is nowhere. Pure. */
export function reasonOf(words: readonly string[], all: readonly Searchable[]): string | undefined {
  const reasons = new Set<string>()
  for (const word of words) {
    const part = all
      .find(({ whole }) => whole.includes(word))
      ?.parts.find((one) => normalised(one).includes(word))
    if (part === undefined) return undefined
    reasons.add(around(part, word))
  }
  return [...reasons].join(' · ')
}

const LONGEST = 80
const BEFORE = 24

/** A part that is short enough for a row, with the word in it. */
function around(part: string, word: string): string {
  if (part.length <= LONGEST) return part
  // In texts with accents the place is nearly right, which is enough.
  const from = Math.max(0, normalised(part).indexOf(word) - BEFORE)
  const [kind = ''] = part.split(' ')
  const shown = part.slice(from, from + LONGEST)
  return `${from > 0 ? `${kind} …` : ''}${shown}${from + LONGEST < part.length ? '…' : ''}`
}
