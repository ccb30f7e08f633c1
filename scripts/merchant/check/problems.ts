import { SECTION_DEFAULTS } from '../../../src/site/home.ts'
import type { Problem, ProblemCode } from '../../../src/site/problem.ts'
import { FLAGS, SETTINGS } from '../catalogue.ts'
import { nearNames } from '../near.ts'
import type { Found, Severity } from './finding.ts'
import { stepsOf } from './place.ts'

/** Errors of schemas on whole files, and problems of declarations and of a running page. */
type Elsewhere =
  | 'value.missing'
  | 'site.lastGood'
  | 'feature.duplicate'
  | 'screen.duplicate'
  | 'slot.unknown'
  | 'feature.crashed'
  | 'feature.notLoaded'
  | 'feature.hookFailed'
  | 'text.unknown'
  | 'text.placeholders'
export type SiteCode = Exclude<ProblemCode, Elsewhere>

interface Words {
  /** The effect on players; `instead` is the replacement. */
  readonly means: (problem: Problem) => string
  readonly mend: string | ((problem: Problem) => string)
}

const sent = ({ sent }: Problem): string => sent ?? 'nothing'

/** The right place of each name: a flag may be among the settings, and the reverse. */
const NAMES: Partial<Record<SiteCode, readonly string[]>> = {
  'flag.unknown': [...FLAGS, ...SETTINGS],
  'setting.unknown': [...FLAGS, ...SETTINGS],
  'section.unknown': Object.keys(SECTION_DEFAULTS),
}

/** The names that were probably meant, which the site lacks. */
function meantBy({ code, pointer, sent = '' }: Problem): string[] {
  const names = isSiteCode(code) ? NAMES[code] : undefined
  const wrong = code === 'section.unknown' ? sent.replaceAll('"', '') : stepsOf(pointer).at(-1)
  return names ? nearNames(wrong ?? '', names) : []
}

/** `Did you mean …? `, where a similar name exists. */
function meant(problem: Problem): string {
  const near = meantBy(problem)
  return near.length > 0 ? `Did you mean ${near.join(' or ')}? ` : ''
}

/** An explanation of an app's problem for operators. */
const PROBLEMS: Readonly<Record<SiteCode, Words>> = {
  'value.invalid': {
    means: (problem) => `The app cannot use ${sent(problem)} here; players get ${problem.instead}.`,
    mend: 'Write the value as its schema describes it.',
  },
  'json.invalid': {
    means: ({ instead }) => `This template is not JSON: players get ${instead}.`,
    mend: 'Write one JSON object as the text, with its quotes escaped.',
  },
  'answer.missing': {
    means: ({ instead }) => `There is no manifest: players get ${instead}, and cannot install the site.`,
    mend: 'Add wps/system/manifest.json.',
  },
  'flag.unknown': {
    means: () => 'No gate and no code reads this flag: on or off, players see no difference.',
    mend: (problem) => `${meant(problem)}Check its spelling against the flag catalogue, or delete it.`,
  },
  'setting.unknown': {
    means: () => 'Nothing reads this setting: whatever its value, players see no difference.',
    mend: (problem) =>
      `${meant(problem)}Check its spelling against schemas/settings.schema.json, or delete it.`,
  },
  'language.unknown': {
    means: (problem) => `The platform does not speak ${sent(problem)}: players cannot choose it.`,
    mend: 'Use one of the twenty language codes of the platform.',
  },
  'layout.unknown': {
    means: (problem) => `There is no layout ${sent(problem)}: players get ${problem.instead}.`,
    mend: 'Use M1, M2 or M3.',
  },
  'service.undecodable': {
    means: () => 'The address of this customer service cannot be decoded: players do not see the entry.',
    mend: 'Encode the full https address again (docs/contract.md).',
  },
  'url.refused': {
    means: (problem) => `The app refuses the address ${sent(problem)}: for players it is ${problem.instead}.`,
    mend: 'Use a plain https address, or a path that begins with /m/.',
  },
  'theme.token': {
    means: (problem) => `The theme cannot use ${sent(problem)}: players get ${problem.instead}.`,
    mend: 'Use a known token with a colour (#rrggbb, rgb(), hsl(), oklch()) or a length in px or rem.',
  },
  'section.unknown': {
    means: (problem) => `There is no home section ${sent(problem)}: players do not see it.`,
    mend: (problem) => `${meant(problem)}Use a section of schemas/home-template.schema.json.`,
  },
  'section.options': {
    means: (problem) => `The section cannot use ${sent(problem)}: players get ${problem.instead}.`,
    mend: "Write the option as the section's schema describes it.",
  },
}

const isSiteCode = (code: string): code is SiteCode => Object.hasOwn(PROBLEMS, code)

/** An explanation of an app's problem for operators; undefined for problems of other checks, or that no folder can have. */
export function wordsFor(
  problem: Problem,
): (Pick<Found, 'means' | 'mend' | 'causes'> & { readonly code: SiteCode }) | undefined {
  const { code } = problem
  if (!isSiteCode(code)) return undefined
  const { means, mend } = PROBLEMS[code]
  const words = { code, means: means(problem), mend: typeof mend === 'string' ? mend : mend(problem) }
  return { ...words, causes: meantBy(problem) }
}

/** The severity of each problem of the app. */
export const SITE_SEVERITIES: Readonly<Record<SiteCode, Severity>> = {
  'value.invalid': 'error',
  'json.invalid': 'error',
  'answer.missing': 'error',
  'flag.unknown': 'warning',
  'setting.unknown': 'warning',
  'language.unknown': 'error',
  'layout.unknown': 'error',
  'service.undecodable': 'error',
  'url.refused': 'error',
  'theme.token': 'error',
  'section.unknown': 'error',
  'section.options': 'error',
}
