import { isRecord, type JsonRecord } from './json.ts'
import type { World } from './world.ts'

/** A log entry of one call. */
export type LoggedCall = {
  id: number
  /** Milliseconds since 1970, by the real clock. */
  time: number
  merchant: string | null
  method: string
  path: string
  query: Record<string, string>
  /** Names of all headers, and the values of those that are not secret. */
  headers: { names: string[]; values: Record<string, string> }
  /** Decrypted, with credentials masked. */
  body: unknown
  /** 0 while it is running, or without a response. */
  status: number
  ms: number
  errorCode?: string
  fault?: string
  violations: string[]
}

const mostKept = 3000
const shownHeaders = ['device', 'merchant', 'language', 'moduleid']
const secret = /password|idtoken|^token$|^tokens$|authorization/i

/** A copy with passwords and tokens replaced by dots. */
export const masked = (value: unknown, depth = 0): unknown => {
  if (depth > 8) return '…'
  if (Array.isArray(value)) return value.map((entry) => masked(entry, depth + 1))
  if (!isRecord(value)) return value
  const copy: JsonRecord = {}
  for (const [key, entry] of Object.entries(value)) {
    copy[key] = secret.test(key) && entry !== '' && entry !== null ? '•••' : masked(entry, depth + 1)
  }
  return copy
}

/** Adds the entry of a call. Status, duration and body are added as they become known. */
export const openEntry = (
  world: World,
  merchant: string | null,
  method: string,
  url: URL,
  headers: Headers,
): LoggedCall => {
  world.calls += 1
  const names: string[] = []
  const values: Record<string, string> = {}
  headers.forEach((value, name) => {
    names.push(name)
    if (shownHeaders.includes(name)) values[name] = value
  })
  const query: Record<string, string> = {}
  for (const [key, value] of url.searchParams) query[key] = secret.test(key) ? '•••' : value
  const entry: LoggedCall = {
    id: world.calls,
    time: Date.now(),
    merchant,
    method,
    path: url.pathname,
    query,
    headers: { names, values },
    body: null,
    status: 0,
    ms: 0,
    violations: [],
  }
  world.log.push(entry)
  if (world.log.length > mostKept) world.log.splice(0, world.log.length - mostKept)
  return entry
}
