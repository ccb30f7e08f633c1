import { isRecord, parseObject } from '../../../../src/json/read.ts'
import { pointerStep, quote } from '../../../../src/site/problem.ts'
import { at } from '../../../backoffice/json.ts'
import { SCHEDULE } from '../../schedule/schedule.ts'
import { defineCheck, type FoundBy } from '../check.ts'
import type { Known } from '../known.ts'
import { MANIFEST, type Opened } from '../open.ts'
import { stepsOf, valueAt } from '../place.ts'

type Code = 'schema.invalid' | 'call.unknown' | 'file.unknown'

const OWN: Readonly<Record<string, string>> = {
  'merchant.json': 'merchant',
  'members.json': 'members',
  'expectations.json': 'expectations',
  [SCHEDULE]: 'schedule',
}
const DRAFT = /^drafts\/[^/]+\.json$/
const CASE = /^cases\/[^/]+\.json$/
const CALL = /^wps\/(.+)\.json$/
/** Files checked by the app's own rules (`site.ts`, `ownTexts.ts`), or not part of a back office. */
const OTHERWISE = /^(?:texts\/[^/]+\.json|pictures\/.*)$/
const PWA = '/templates/parameters/pwa'

/** In the status. */
const FLAG_VALUES = '/info/whitelabelVal/'

/** Validates every JSON file by its schema. Templates, which are JSON in strings, are checked by `site.ts`. */
export const schemas = defineCheck<Code>({
  looksFor: 'values that the schemas refuse, and files that no call asks for',
  codes: { 'schema.invalid': 'error', 'call.unknown': 'warning', 'file.unknown': 'note' },
  run: (merchant, known) => {
    const files = Object.keys(merchant.files.texts).filter((file) => !merchant.broken.has(file))
    return [
      ...files.flatMap((file) => inFile(merchant, known, file)),
      ...inMembers(merchant, known),
      ...inPwa(merchant, known),
    ]
  },
})

function ownSchema(file: string): string | undefined {
  if (DRAFT.test(file)) return 'draft'
  return CASE.test(file) ? 'case' : OWN[file]
}

function inFile(merchant: Opened, known: Known, file: string): FoundBy<Code>[] {
  const call = CALL.exec(file)?.[1]
  const schema = call === undefined ? ownSchema(file) : known.schemaOfCall(call)
  if (schema) return refused(known, schema, merchant.value(file), file)
  if (OTHERWISE.test(file)) return []
  const [code, means] =
    call === undefined
      ? (['file.unknown', 'No part of the app or of its back office reads this file.'] as const)
      : (['call.unknown', `No screen ever asks for ${call}: players never see what this file says.`] as const)
  return [
    {
      code,
      file,
      pointer: '',
      means,
      mend: 'Check the name against the calls of the contract, or delete the file.',
    },
  ]
}

/** A member's own answers, in place of the merchant's. */
function inMembers(merchant: Opened, known: Known): FoundBy<Code>[] {
  const file = 'members.json'
  const members = at(merchant.value(file), 'members')
  return (Array.isArray(members) ? members : []).flatMap((member: unknown, index) => {
    const own = at(member, 'wps')
    return Object.entries(isRecord(own) ? own : {}).flatMap(([call, value]) => {
      const schema = known.schemaOfCall(call)
      const pointer = `/members/${index}/wps${pointerStep(call)}`
      return schema ? refused(known, schema, value, file, pointer) : []
    })
  })
}

/** The back office reads this template to create the manifest of the installed app. */
function inPwa(merchant: Opened, known: Known): FoundBy<Code>[] {
  const sent = at(merchant.value(MANIFEST), ...stepsOf(PWA))
  if (typeof sent !== 'string' || sent === '') return []
  const value = parseObject(sent)
  if (value) return refused(known, 'pwa-template', value, MANIFEST, PWA)
  return [
    {
      code: 'schema.invalid',
      file: MANIFEST,
      pointer: PWA,
      means: 'The installed app gets no name and icons from this template: its text is not JSON.',
      mend: 'Write one JSON object as the text, with its quotes escaped.',
    },
  ]
}

function refused(known: Known, schema: string, value: unknown, file: string, under = ''): FoundBy<Code>[] {
  const reader = Object.hasOwn(OWN, file) && under === '' ? 'The back office and the tests' : 'The app'
  return known.faults(schema, value).map(({ pointer, message }) => ({
    code: 'schema.invalid',
    file,
    pointer: under + pointer,
    means: `${reader} cannot use ${pointer || 'this file'} as it is: it ${message}; it is ${quote(valueAt(value, stepsOf(pointer)))}.`,
    mend: pointer.startsWith(FLAG_VALUES)
      ? 'Write true or false, a share of visitors as "20%", or a list of member hashes (`merchant set` makes it).'
      : `Write it as schemas/${schema}.schema.json describes it.`,
  }))
}
