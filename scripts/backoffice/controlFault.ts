import { type Fault, type FaultKind, faultKinds, globMatcher } from './faults.ts'
import { type JsonRecord, text } from './json.ts'
import type { Merchants } from './merchants.ts'

const defaultStatus: Partial<Record<FaultKind, number>> = { status: 500 }

const longestPath = 500

const number = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise

/**
 * Reads `{ merchant?, path, times = 1, kind, status?, delayMs?, code?, message?, value? }`. `times: 0` removes the faults of
 * the path, -1 means until reset, or until another fault of the path replaces it. Throws with a readable message.
 */
export const readFault = (body: JsonRecord, merchants: Merchants): { path: string; fault?: Fault } => {
  const path = text(body.path)
  if (path === '') throw new Error('"path" must name a call; * stands for anything')
  if (path.length > longestPath) throw new Error(`"path" is longer than ${longestPath} characters`)
  const times = number(body.times, 1)
  if (times === 0) return { path }
  const kind = faultKinds.find((known) => known === body.kind)
  if (!kind) throw new Error(`"kind" must be one of ${faultKinds.join(', ')}`)
  const merchant = text(body.merchant)
  if (merchant !== '' && !merchants.byCode(merchant)) throw new Error(`there is no merchant ${merchant}`)
  const status = number(body.status, defaultStatus[kind] ?? 200)
  if (status < 200 || status > 599) throw new Error('"status" must be from 200 to 599')
  const fault: Fault = {
    path,
    matches: globMatcher(path),
    times: times < 0 ? Number.POSITIVE_INFINITY : times,
    kind,
    status,
    delayMs: number(body.delayMs, 1000),
    code: text(body.code) || 'fault',
    message: text(body.message) || 'A fault was put here',
    value: 'value' in body ? body.value : 'a value of the wrong shape',
    ...(merchant === '' ? {} : { merchant }),
  }
  return { path, fault }
}
