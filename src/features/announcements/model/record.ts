import { parseObject } from '../../../json/read.ts'
/** What is stored of the popup for one reader (docs/conformance.md § 2.3). */
export interface PopupRecord {
  /** Shown, and not closed yet. */
  readonly show: boolean
  /** When the player asked not to be shown it for the rest of that day, ms since 1970. */
  readonly todayHideTime?: number
  /** Hashes of the announcements that were shown; undefined: none ever was. */
  readonly data?: readonly string[]
}

/** Nothing was ever stored. */
export const NO_RECORD: PopupRecord = { show: false }

/** The storage key of a reader: members by their id, all guests of this browser together; undefined while it is not known who it is. */
export function recordKey(member: { readonly id: string | null } | undefined): string | undefined {
  if (!member) return 'SHELL_PU_B'
  return member.id ? `SHELL_PU_A_${member.id}` : undefined
}

/** Reads a record as far as it holds: what is missing or malformed counts as never stored. */
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

/** A moment as milliseconds, as their digits, or as a date in words. */
function timeOf(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const number = Number(value)
  const time = Number.isFinite(number) ? number : Date.parse(String(value))
  return time > 0 ? time : undefined
}
