import { parseObject } from '../../../json/read.ts'
/** The stored record of the popup for one reader (docs/conformance.md § 2.3). */
export interface PopupRecord {
  /** Shown and not yet closed. */
  readonly show: boolean
  /** When the player hid it for the rest of that day, ms since 1970. */
  readonly todayHideTime?: number
  /** Hashes of the announcements that were shown; undefined: none so far. */
  readonly data?: readonly string[]
}

/** Nothing has been stored. */
export const NO_RECORD: PopupRecord = { show: false }

/**
 * The storage key of a reader: a member by id, all guests of this browser together; undefined while the member is unknown.
 */
export function recordKey(member: { readonly id: string | null } | undefined): string | undefined {
  if (!member) return 'SHELL_PU_B'
  return member.id ? `SHELL_PU_A_${member.id}` : undefined
}

/** Reads the valid parts of a record: missing or malformed parts count as never stored. */
export function readRecord(text: string | null): PopupRecord {
  const sent = parseObject(text) ?? {}
  const show = sent.show
  const hideTime = timeOf(sent.todayHideTime)
  const { data } = sent
  return {
    show: show === true || show === 1 || show === 'true',
    ...(hideTime !== undefined && { todayHideTime: hideTime }),
    ...(Array.isArray(data) && { data: data.filter((hash) => typeof hash === 'string') }),
  }
}

/** A time in milliseconds, as a string of digits, or as a date string. */
function timeOf(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const number = Number(value)
  const time = Number.isFinite(number) ? number : Date.parse(String(value))
  return time > 0 ? time : undefined
}
