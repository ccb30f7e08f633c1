import { type MemberType, readMemberType } from './memberKind.ts'

/** Who is logged in. `type` is null until the back office has said it (a registration answer does not). */
export interface SessionInfo {
  id: string | null
  token: string
  merchantCode: string
  userName: string | null
  type: MemberType | null
  firstTimeLogin: boolean
  customerId: string | null
}

/** Key in session storage (specification part 2, section 3). */
export const SESSION_KEY = 'MC_SESSION_INFO'
/** Raised when the stored form changes; another version is not read. */
export const SESSION_VERSION = 1
/** No honest token is longer; a longer one would not fit into a header. */
const MAX_TOKEN = 4096
/** A token travels bare in a header: visible ASCII only. */
const TOKEN = /^[\x21-\x7e]+$/

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Ids arrive as text or as numbers. */
export function readText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' && value !== '' ? value : null
}

const readFlag = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true'

export const readToken = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= MAX_TOKEN && TOKEN.test(value) ? value : null

/**
 * A session from an answer of the back office: a login (`customerType`), a second factor, or a registration
 * (`customerId`, `customerName`). `null` when it carries no usable token.
 * Specification: part 1 sections 3 and 7; contract section 7.
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

/** The stored session of this merchant, or `null` for anything else that may be found there. */
export function decodeSession(stored: string | null, merchantCode: string): SessionInfo | null {
  let value: unknown
  try {
    value = JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
  if (!isRecord(value) || value.merchantCode !== merchantCode) return null
  // Without a version it is the platform's own plain form, which ours extends.
  if (value.v !== undefined && value.v !== SESSION_VERSION) return null
  return sessionFromAnswer(value, merchantCode)
}
