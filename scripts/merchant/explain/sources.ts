import { isRecord, parseObject } from '../../../src/json/read.ts'
import { type Explanation, ON_THE_PAGE } from '../../../src/registry/evaluate.ts'
import type { Leaf } from '../../../src/registry/holds.ts'
import { at } from '../../backoffice/json.ts'
import { describeFlag, describeSetting, isSetting } from '../catalogue.ts'
import { placesOf, type WirePlace } from '../origin.ts'
import type { SiteAnswers } from '../resolve.ts'

/** The source of a value. */
export interface Source extends WirePlace {
  /** The sent value; absent where the default is used. */
  readonly sent?: unknown
}

/** A readable gate as a tree. */
export interface ExplainedGate {
  readonly on: boolean
  readonly because: string
  /** The operator of its parts; absent for a leaf. */
  readonly needs?: 'all' | 'any' | 'not'
  /** Only the running page can decide it. */
  readonly inPage?: true
  /** The catalogue's description of the flag or the setting. */
  readonly about?: string
  readonly from?: readonly Source[]
  readonly parts: readonly ExplainedGate[]
}

/** Makes an explanation readable, with the source of each condition's value. Pure. */
export function explainedGate(
  { gate, on, because, parts }: Explanation,
  answers: SiteAnswers | undefined,
): ExplainedGate {
  const told = { on, because, parts: parts.map((part) => explainedGate(part, answers)) }
  if ('all' in gate) return { ...told, needs: 'all' }
  if ('any' in gate) return { ...told, needs: 'any' }
  if ('not' in gate) return { ...told, needs: 'not' }
  const about = aboutLeaf(gate)
  const from = placesOf(gate).map((place) => sourceOf(place, answers))
  return {
    ...told,
    ...(isInPage(gate) && { inPage: true, because: `decided in the page: ${because}` }),
    ...(because.endsWith(ON_THE_PAGE) && { inPage: true }),
    ...(about && { about }),
    ...(from.length > 0 && answers && { from }),
  }
}

const isInPage = (leaf: Leaf): boolean =>
  'featureDecided' in leaf || 'overlayRequested' in leaf || 'line' in leaf

function aboutLeaf(leaf: Leaf): string | undefined {
  if ('flag' in leaf) return describeFlag(leaf.flag).description
  return 'setting' in leaf && isSetting(leaf.setting) ? describeSetting(leaf.setting).description : undefined
}

function sourceOf(place: WirePlace, answers: SiteAnswers | undefined): Source {
  const sent = sentAt(place, answers)
  return { ...place, ...(sent !== undefined && { sent }) }
}

const ANSWERS = {
  'system/status': 'status',
  'system/manifest': 'manifest',
  'relay/MCSFE_getAppDownloadConfig': 'appDownload',
} as const

/** The value at a place of an answer; templates, which are JSON in strings, are parsed. */
function sentAt({ call, pointer }: WirePlace, answers: SiteAnswers | undefined): unknown {
  const sent = at(answers?.[ANSWERS[call]], ...pointer.split('/').slice(1))
  if (typeof sent === 'string' && call === 'system/manifest') return parseObject(sent) ?? sent
  return isRecord(sent) && pointer === '' ? 'sent' : sent
}
