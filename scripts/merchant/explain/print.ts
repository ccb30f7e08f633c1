import type { Presence } from '../impact/view.ts'
import type { ExplainedFeature, ExplainedPart } from './explainFeature.ts'
import type { ExplainedGate, Source } from './sources.ts'

/** `merchants/aurora/wps/system/status.json:12`, for a place on the wire. */
export type NamePlace = (source: Source) => string

/** One feature in one line. */
export const lineOf = ({ feature, presence, because }: ExplainedFeature): string =>
  `${marked(presence)}  ${feature.padEnd(20)} ${because}`

/** The complete decision of a feature as a tree. */
export function treeOf(explained: ExplainedFeature, nameOf: NamePlace): string[] {
  const { feature, description, presence, gate, parts, inPage, hooks } = explained
  return [
    `${marked(presence)}  ${feature}: ${description}`,
    ...indented(gateLines(gate, nameOf)),
    ...parts.flatMap((part) => indented(partLines(part, nameOf))),
    ...(inPage.length > 0 ? ['    decided in the page by:'] : []),
    ...inPage.flatMap((told) => indented(indented(gateLines(told, nameOf)))),
    ...hooks.map((hook) => `    when a ${hook.replace('session ', 'session has ')}: it does its part`),
  ]
}

const WORDS: Readonly<Record<'on' | 'off' | 'maybe', string>> = { on: 'on   ', off: 'off  ', maybe: 'page ' }

/** `page`: the running page decides. */
function marked(presence: Presence): string {
  if (presence === 'on' || presence === 'off' || presence === 'maybe') return WORDS[presence]
  return presence
}

function partLines({ kind, id, presence, gate, notes }: ExplainedPart, nameOf: NamePlace): string[] {
  const named = kind === 'first' ? `screen ${id}, before all others` : `${kind} ${id}`
  const said = notes.length > 0 ? `  (${notes.join('; ')})` : ''
  return [`${marked(presence)}  ${named}${said}`, ...(gate ? indented(gateLines(gate, nameOf)) : [])]
}

const TOGETHER = { all: 'all of', any: 'any of', not: 'not' } as const

function gateLines(told: ExplainedGate, nameOf: NamePlace): string[] {
  const { on, because, needs, about, inPage, from = [], parts } = told
  const sign = inPage ? '?' : on ? '✓' : '✗'
  if (needs && parts.length > 0)
    return [`${sign} ${TOGETHER[needs]}`, ...parts.flatMap((part) => indented(gateLines(part, nameOf)))]
  return [
    `${sign} ${because}${from.map((source) => `  ← ${sourceText(source, nameOf)}`).join('')}`,
    ...(about ? [`    ${about}`] : []),
  ]
}

const LONGEST_VALUE = 60

function sourceText(source: Source, nameOf: NamePlace): string {
  const where = nameOf(source)
  if (!('sent' in source)) return `${where} not sent, default`
  const value = JSON.stringify(source.sent)
  return `${where} ${value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE - 1)}…` : value}`
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `    ${line}`)
