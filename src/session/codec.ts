import { isRecord, parseObject } from '../json/read.ts'
import { type MemberType, readMemberType } from './memberKind.ts'
import { readToken } from './token.ts'

/**
 * The member's session. `type` is null until the back office has sent it (the answer of a registration does not contain it).
 */
export interface SessionInfo {
  id: string | null
  token: string
  merchantCode: string
  userName: string | null
  type: MemberType | null
  firstTimeLogin: boolean
  customerId: string | null
  /** Added by the product: the password must be changed before anything else (docs/conformance.md § 1.3, § 1.5). */
  updatePassword?: boolean
}

/** Key in session storage (docs/conformance.md § 2.3). */
export const SESSION_KEY = 'MC_SESSION_INFO'
/** Increased when the stored format changes; other versions are ignored. */
export const SESSION_VERSION = 1

/** Ids are sent as text or as numbers. */
export function readText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' && value !== '' ? value : null
}

const readFlag = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true'

/** A session for a token from the address: only the token is known. */
export const unknownSession = (token: string, merchantCode: string): SessionInfo => ({
  id: null,
  token,
  merchantCode,
  userName: null,
  type: null,
  firstTimeLogin: false,
  customerId: null,
})

/** Whether the back office has not yet confirmed the session and its member. */
export const isUnknown = ({ id, userName, type }: SessionInfo): boolean =>
  id === null && userName === null && type === null

/**
 * A session from an answer of the back office: a login (`customerType`), a second factor, or a registration (`customerId`,
 * `customerName`). `null` if it has no usable token.
 * § 1.3, § 1.7; docs/contract.md.
 */
export function sessionFromAnswer(value: unknown, merchantCode: string): SessionInfo | null {
  if (!isRecord(value) || merchantCode === '') return null
  const token = readToken(value.token)
  if (token === null) return null
  const id = readText(value.id)
  const customerId = readText(value.customerId)
  return {
    id: id ?? customerId,
    token,
    merchantCode,
    userName: readText(value.userName) ?? readText(value.customerName),
    type: readMemberType(value.customerType ?? value.type),
    firstTimeLogin: readFlag(value.firstTimeLogin),
    customerId: customerId ?? id,
  }
}

export const encodeSession = (session: SessionInfo): string =>
  JSON.stringify({ v: SESSION_VERSION, ...session })

/** Reads this merchant's stored session; `null` for anything else. */
export function decodeSession(stored: string | null, merchantCode: string): SessionInfo | null {
  const value = parseObject(stored)
  if (value?.merchantCode !== merchantCode) return null
  // Without a version it has the platform's own plain format, which ours extends.
  if (value.v !== undefined && value.v !== SESSION_VERSION) return null
  const session = sessionFromAnswer(value, merchantCode)
  return session && readFlag(value.updatePassword) ? { ...session, updatePassword: true } : session
}
