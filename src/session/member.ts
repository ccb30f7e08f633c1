import { readText } from './codec.ts'
import { type MemberType, readMemberType } from './memberKind.ts'

/** The VIP club label of a member; `type` AUTO shows VIP benefits. */
export interface ClubLabel {
  labelId: string | null
  labelName: string | null
  type: string | null
  rankLevel: number | null
}

/** What the back office says about the member (docs/conformance.md § 2.3, docs/contract.md). */
export interface MemberInfo {
  id: string | null
  type: MemberType | null
  userName: string | null
  account: string | null
  /** Milliseconds since 1970. */
  regDate: number | null
  /** Platform language code as sent. */
  language: string | null
  clubLabel: ClubLabel | null
  /** Decimal text, never a floating-point number. */
  balance: string | null
  currency: string | null
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined

/** Milliseconds since 1970, from milliseconds (a number, or a number in a string) or from ISO 8601. */
export function readInstant(value: unknown): number | null {
  const text = readText(value)
  if (text === null) return null
  const ms = /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Date.parse(text)
  return Number.isFinite(ms) ? ms : null
}

function readClubLabel(value: unknown): ClubLabel | null {
  if (typeof value !== 'object' || value === null) return null
  const rank = readText(field(value, 'rankLevel'))
  return {
    labelId: readText(field(value, 'labelId')),
    labelName: readText(field(value, 'labelName')),
    type: readText(field(value, 'type')),
    rankLevel: rank !== null && Number.isFinite(Number(rank)) ? Number(rank) : null,
  }
}

/** Reads the member info; each unreadable part is `null`. `null` if it is not an object. */
export function readMemberInfo(value: unknown): MemberInfo | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const text = (name: string) => readText(field(value, name))
  return {
    id: text('id') ?? text('customerId'),
    type: readMemberType(field(value, 'type')),
    userName: text('userName'),
    account: text('account'),
    regDate: readInstant(field(value, 'regDate')),
    language: text('language'),
    clubLabel: readClubLabel(field(value, 'clubLabel')),
    balance: text('balance'),
    currency: text('currency'),
  }
}
