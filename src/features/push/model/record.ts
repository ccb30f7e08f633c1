import { parseObject } from '../../../json/read.ts'

export { PUSH_RECORD_KEY } from '../../shared/pushRecord.ts'

/** Age after which a registration is refreshed (docs/conformance.md § 2.9), ms. */
export const REFRESH_AFTER_MS = 7 * 24 * 60 * 60 * 1000

/** Used as the time of a binding that is not complete yet. */
export const BEGUN = 0

/** The stored push binding of this browser. */
export interface PushRecord {
  readonly token: string
  readonly vapidKey: string
  readonly merchant: string
  readonly member: string
  /** The subscription's address: another one means another token. */
  readonly endpoint: string
  /** When, ms since 1970. */
  readonly at: number
  /** The member has left, and the back office has not been told yet. */
  readonly left?: boolean
}

export type Wanted = Pick<PushRecord, 'vapidKey' | 'merchant' | 'member'>

export function readRecord(stored: string | null): PushRecord | undefined {
  const value = parseObject(stored)
  if (!value) return undefined
  const text = (name: string) => {
    const found = value[name]
    return typeof found === 'string' ? found : ''
  }
  const { at } = value
  const token = text('token')
  if (!token || typeof at !== 'number') return undefined
  return {
    token,
    at,
    vapidKey: text('vapidKey'),
    merchant: text('merchant'),
    member: text('member'),
    endpoint: text('endpoint'),
    ...(value.left === true && { left: true }),
  }
}

/** Whether the binding is up to date, so that neither the library nor the back office is needed. */
export function isFresh(
  record: PushRecord | undefined,
  wanted: Wanted,
  endpoint: string | undefined,
  now: number,
): boolean {
  if (!record || record.left || record.at === BEGUN || endpoint === undefined) return false
  const age = now - record.at
  return (
    record.endpoint === endpoint &&
    record.vapidKey === wanted.vapidKey &&
    record.merchant === wanted.merchant &&
    record.member === wanted.member &&
    age >= 0 &&
    age < REFRESH_AFTER_MS
  )
}
