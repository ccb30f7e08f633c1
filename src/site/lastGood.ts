import { isRecord, parseObject } from '../json/read.ts'

/** Increased with each change of the stored format: older records are ignored. */
const VERSION = 1
const PREFIX = 'SHELL_lastGood_'

/** The used part of Storage; it may throw or be full. */
export interface Store {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/**
 * The inputs from which a site was resolved: stored unresolved, so that they are validated again when they are read.
 */
export interface LastGood {
  readonly status: unknown
  readonly manifest: unknown
}

/** The last good site of this merchant on this host; undefined if there is none or it is not readable. */
export function readLastGood(store: Store, merchant: string, host: string): LastGood | undefined {
  try {
    const record = parseObject(store.getItem(PREFIX + merchant))
    if (!record || record.version !== VERSION || record.host !== host || !isRecord(record.status))
      return undefined
    return { status: record.status, manifest: record.manifest }
  } catch {
    return undefined
  }
}

/** Stores it. If that fails, the old record is removed, because it would show an outdated site. */
export function writeLastGood(store: Store, merchant: string, host: string, good: LastGood): void {
  const { status, manifest } = good
  const kept = isRecord(status) ? { ...status, location: undefined } : status
  try {
    store.setItem(PREFIX + merchant, JSON.stringify({ version: VERSION, host, status: kept, manifest }))
  } catch {
    remove(store, PREFIX + merchant)
  }
}

function remove(store: Store, key: string): void {
  try {
    store.removeItem(key)
  } catch {
    // Storage that is blocked cannot be read either.
  }
}
