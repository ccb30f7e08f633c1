import { isRecord } from '../../json/read.ts'
import { changed, readPhone, toHash } from './link.ts'
import type { JsonRecord } from './mergePatch.ts'
import { emptyBench, type Phone } from './state.ts'

/** A fault of the back office, as the control call takes it. */
export interface CaseFault {
  readonly path: string
  readonly kind: string
  readonly status?: number
  readonly delayMs?: number
}

/** A state of one phone that is kept as a test (`schemas/case.schema.json`). */
export interface Case {
  readonly title: string
  /** ms since 1970; undefined: the moment of the run. */
  readonly at?: number
  readonly phone: Phone
  readonly patch: JsonRecord
  readonly faults: readonly CaseFault[]
  readonly screen: string
  readonly features: readonly string[]
}

/** A case as its file holds it: only what differs from the defaults. */
export function fileOfCase({ title, at, phone, patch, faults, screen, features }: Case): JsonRecord {
  const { merchant: _, ...conditions } = changed(phone)
  return {
    title,
    ...(at !== undefined && { at: new Date(at).toISOString() }),
    phone: conditions,
    ...(Object.keys(patch).length > 0 && { patch }),
    ...(faults.length > 0 && { faults }),
    expected: { screen, features: [...features].sort() },
  }
}

/** Reads the file of a merchant's case; undefined where it is none. Never throws. */
export function readCase(merchant: string, value: unknown): Case | undefined {
  if (!isRecord(value) || typeof value.title !== 'string' || !isRecord(value.expected)) return undefined
  const phone = readPhone({ ...(isRecord(value.phone) ? value.phone : {}), merchant })
  const { screen, features } = value.expected
  if (!phone || typeof screen !== 'string' || !Array.isArray(features)) return undefined
  const at = typeof value.at === 'string' ? Date.parse(value.at) : Number.NaN
  const sent: unknown[] = Array.isArray(value.faults) ? value.faults : []
  return {
    title: value.title,
    ...(Number.isFinite(at) && { at }),
    phone,
    patch: isRecord(value.patch) ? value.patch : {},
    faults: sent.flatMap((fault) => readFault(fault) ?? []),
    screen,
    features: features.filter((id): id is string => typeof id === 'string'),
  }
}

function readFault(value: unknown): CaseFault | undefined {
  if (!isRecord(value)) return undefined
  const { path, kind, status, delayMs } = value
  if (typeof path !== 'string' || typeof kind !== 'string') return undefined
  return {
    path,
    kind,
    ...(typeof status === 'number' && { status }),
    ...(typeof delayMs === 'number' && { delayMs }),
  }
}

/** The link of the workbench that shows a case, without its faults. `now`: ms since 1970. */
export const hashOfCase = ({ phone, patch, at }: Case, now: number): string =>
  toHash({
    ...emptyBench,
    merchant: phone.merchant,
    tab: 'member',
    phones: [phone],
    changes: Object.keys(patch).length > 0 ? { [phone.merchant]: patch } : {},
    clock: at === undefined ? 0 : at - now,
  })
