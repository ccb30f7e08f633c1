import { type FindingGroup, groupFindings } from '../../../src/workbench/model/findingGroups.ts'
import { countsOf, type Finding } from './finding.ts'

/** The most places that are printed for a group; `--json` has all. */
const MOST_PLACES = 3

/** Prints findings by merchant and cause, causes first, with places in a form that editors open. */
export function linesOf(findings: readonly Finding[], merchants: number): string[] {
  const lines: string[] = []
  let merchant: string | undefined
  for (const group of groupFindings(findings)) {
    if (group.first.merchant !== merchant) {
      merchant = group.first.merchant
      lines.push('', merchant === '' ? 'All merchants' : merchant)
    }
    lines.push('', ...linesOfGroup(group))
  }
  const { error, warning, note } = countsOf(findings)
  const sum = [many(error, 'error'), many(warning, 'warning'), many(note, 'note')].join(', ')
  const last = `${many(merchants, 'merchant')} checked: ${sum}.`
  return lines.length === 0 ? [last] : [...lines.slice(1), '', last]
}

const many = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

const placeOf = ({ file, line, column }: Finding): string => `${file}:${line}:${column}`

function linesOfGroup({ first, more, follows }: FindingGroup<Finding>): string[] {
  return [
    `  ${headOf(first)}`,
    `      ${first.means}`,
    `      Mend: ${first.mend}`,
    ...(more.length > 0 ? [`      The same in ${many(more.length, 'more place')}: ${placesOf(more)}`] : []),
    ...follows.flatMap(({ first: symptom, more: others }) => [
      `      It is why: ${headOf(symptom)}`,
      `          ${symptom.means}`,
      ...(others.length > 0
        ? [`          The same in ${many(others.length, 'more place')}: ${placesOf(others)}`]
        : []),
    ]),
  ]
}

const headOf = (found: Finding): string =>
  `${placeOf(found)}  ${found.severity} ${found.code}${found.pointer && `  ${found.pointer}`}`

function placesOf(findings: readonly Finding[]): string {
  const named = findings.slice(0, MOST_PLACES).map(placeOf).join(', ')
  const left = findings.length - MOST_PLACES
  return left > 0 ? `${named} and ${left} more (--json)` : named
}
