import { isLanguageCode, LANGUAGE_CODES, type LanguageCode } from '../../../src/i18n/languages.ts'
import { layouts } from '../../../src/layouts/index.ts'
import type { LayoutId } from '../../../src/site/site.ts'
import type { Shape } from '../../art/looks/look.ts'
import { faultOfCurrency } from '../currency.ts'
import { faultOfName } from '../names.ts'
import { RESERVED_CODES } from '../reserved.ts'

export type Scheme = 'dark' | 'light'

/** The input of a new merchant: two colours, a name, and other required values. */
export interface Order {
  readonly code: string
  readonly name: string
  /** `#rrggbb`. */
  readonly primary: string
  /** `#rrggbb`. */
  readonly accent: string
  readonly layout: LayoutId
  readonly scheme: Scheme
  readonly language: LanguageCode
  /** ISO 4217. */
  readonly currency: string
  readonly domains: readonly [string, ...string[]]
}

/** The questions in their order, which are also the names of options. */
export const QUESTIONS = ['name', 'primary', 'accent', 'layout', 'language', 'currency', 'domain'] as const
export type Question = (typeof QUESTIONS)[number]

const LAYOUT_IDS = layouts.map(({ id }) => id)
const LONGEST_CODE = 32

/** Why a code is invalid; undefined where it is valid. */
export function faultOfCode(code: string, taken: readonly string[]): string | undefined {
  if (!/^[a-z][a-z0-9-]*$/.test(code) || code.length > LONGEST_CODE)
    return `${code || 'Nothing'} is no code: small letters, digits and hyphens, a letter first, ${LONGEST_CODE} at most.`
  if (RESERVED_CODES.includes(code)) return `${code} is reserved.`
  return taken.includes(code) ? `There is a merchant ${code} already.` : undefined
}

interface Asking {
  readonly text: string
  /** The default answer. */
  readonly otherwise: (code: string) => string
  /** Why an answer is invalid; undefined where it is valid. */
  readonly fault: (answer: string) => string | undefined
}

const isColour = (answer: string): string | undefined =>
  /^#[0-9a-f]{6}$/i.test(answer) ? undefined : `${answer || 'Nothing'} is no colour: write #rrggbb.`

/** The questions with their rules. */
export const ASKED: Readonly<Record<Question, Asking>> = {
  name: {
    text: 'What is the merchant called?',
    otherwise: (code) => code.charAt(0).toUpperCase() + code.slice(1),
    fault: faultOfName,
  },
  primary: { text: 'Its colour, #rrggbb?', otherwise: () => '#4C6FFF', fault: isColour },
  accent: { text: 'A second colour, #rrggbb?', otherwise: () => '#FFC72C', fault: isColour },
  layout: {
    text: `Which layout (${LAYOUT_IDS.join(', ')})?`,
    otherwise: () => LAYOUT_IDS[0] ?? 'M1',
    fault: (answer) =>
      layoutOf(answer) ? undefined : `There is no layout ${answer}: use ${LAYOUT_IDS.join(', ')}.`,
  },
  language: {
    text: 'Its first language?',
    otherwise: () => 'EN',
    fault: (answer) =>
      isLanguageCode(answer)
        ? undefined
        : `The platform does not speak ${answer}: use ${LANGUAGE_CODES.join(', ')}.`,
  },
  currency: {
    text: 'Its currency (three letters)?',
    otherwise: () => 'USD',
    fault: faultOfCurrency,
  },
  domain: {
    text: 'Its domains, separated by commas?',
    otherwise: (code) => `${code}.example`,
    fault: (answer) => {
      const wrong = domainsIn(answer).find((domain) => !/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/.test(domain))
      return wrong === undefined && domainsIn(answer).length > 0
        ? undefined
        : `${wrong ?? 'Nothing'} is no host name.`
    },
  },
}

const layoutOf = (name: string): LayoutId | undefined => LAYOUT_IDS.find((id) => id === name)

const domainsIn = (answer: string): string[] =>
  answer
    .split(',')
    .map((domain) => domain.trim().toLowerCase())
    .filter((domain) => domain !== '')

/** Makes an order from valid answers. Throws for an invalid one, which is a bug of the caller. */
export function orderOf(code: string, answers: Readonly<Record<Question, string>>, scheme?: Scheme): Order {
  for (const question of QUESTIONS) {
    const fault = ASKED[question].fault(answers[question])
    if (fault) throw new Error(fault)
  }
  const layout = layoutOf(answers.layout) ?? 'M1'
  const own = layouts.find(({ id }) => id === layout)?.theme.scheme
  const [domain = `${code}.example`, ...more] = domainsIn(answers.domain)
  return {
    code,
    name: answers.name.trim(),
    primary: answers.primary.toUpperCase(),
    accent: answers.accent.toUpperCase(),
    layout,
    scheme: scheme ?? (own === 'dark' ? 'dark' : 'light'),
    language: LANGUAGE_CODES.find((known) => known === answers.language) ?? 'EN',
    currency: answers.currency,
    domains: [domain, ...more],
  }
}

/** The style of a layout's pictures. */
export const SHAPES: Readonly<Record<LayoutId, Shape>> = { M1: 'round', M2: 'soft', M3: 'sharp' }
