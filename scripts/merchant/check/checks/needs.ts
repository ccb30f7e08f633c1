import { holds } from '../../../../src/registry/holds.ts'
import { pointerStep, quote } from '../../../../src/site/problem.ts'
import { at } from '../../../backoffice/json.ts'
import { isOnForSome } from '../../flagState.ts'
import { factsOfVisitor, visitors } from '../../visitors.ts'
import { defineCheck } from '../check.ts'
import type { FlagEntry, Need } from '../known.ts'
import { fileOf, type Opened, STATUS } from '../open.ts'
import { stepsOf } from '../place.ts'

/** The needs of each flag that is on, by the catalogue (`x-needs`). */
export const needs = defineCheck({
  looksFor: 'flags that are on and lack what they need',
  codes: { 'flag.needs': 'error' },
  run: (merchant, { flags }) =>
    flags.flatMap(({ name, title, needs }) => {
      if (!merchant.site || !isOnForSome(merchant.site, name)) return []
      return needs.flatMap((need) => {
        if (isMet(need, merchant) !== false) return []
        return [
          {
            code: 'flag.needs' as const,
            file: STATUS,
            pointer: `/info/whitelabelVal${pointerStep(name)}`,
            means: `"${title}" is on, but ${whatIsMissing(need)}. ${need.why}`,
            mend: `${howToMend(need)}, or turn ${name} off.`,
          },
        ]
      })
    }),
})

/** Each flag's needs and whether they are met; also for flags that are off, for operators who want to turn them on. */
export const needsOf = (
  merchant: Opened,
  flags: readonly FlagEntry[],
): Record<string, { readonly why: string; readonly met: boolean | null }[]> =>
  Object.fromEntries(
    flags.map(({ name, needs }) => [
      name,
      needs.map((need) => ({ why: need.why, met: isMet(need, merchant) })),
    ]),
  )

/** Null: only a browser can decide it. */
function isMet(need: Need, { site, value }: Opened): boolean | null {
  if (!site) return null
  if ('has' in need) return holds({ has: need.has }, factsOfVisitor(visitors.guest, site, 'home'))
  if ('path' in need) {
    const there = at(value(STATUS), ...stepsOf(need.path))
    return 'equals' in need ? there === need.equals : isFilled(there)
  }
  const call = callOf(need.call)
  return call === undefined ? null : isFilled(value(fileOf(call)))
}

/** The name of a call of the back office; undefined for a path of the site, which no folder answers. */
const callOf = (call: string): string | undefined =>
  call.startsWith('/') ? undefined : call.includes('/') ? call : `relay/${call}`

/** Whether a value contains anything: empty texts, lists and objects count as nothing, nested ones too. */
function isFilled(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false
  return typeof value === 'object' ? Object.values(value).some(isFilled) : true
}

function whatIsMissing(need: Need): string {
  if ('path' in need)
    return 'equals' in need ? `${need.path} is not ${quote(need.equals)}` : `${need.path} is empty`
  if ('call' in need) return `the call ${need.call} answers nothing`
  return need.has === 'appLink' ? 'the site has no download link' : `the site has no ${need.has}`
}

function howToMend(need: Need): string {
  if ('path' in need)
    return 'equals' in need ? `Set ${need.path} to ${quote(need.equals)}` : `Fill in ${need.path}`
  if ('call' in need) return `Add ${fileOf(callOf(need.call) ?? need.call)}`
  return need.has === 'appLink' ? 'Add a link to info.resources' : `Add the configuration of ${need.has}`
}
