import { isRecord, parseObject } from '../json/read.ts'

/** Raised whenever what is stored changes its shape: an older record is then not read. */
const VERSION = 1
const PREFIX = 'SHELL_lastGood_'

/** The part of Storage that is needed; it may throw, or be full. */
export interface Store {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** What a site was resolved from: kept raw, so that it is validated again when it is read. */
export interface LastGood {
  readonly status: unknown
  readonly manifest: unknown
}

/** The last good site of this merchant on this host; undefined where there is none, or it is not readable. */
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

/** Keeps it. Where the storage is full or forbidden nothing is kept: an older record would show a site that is no longer so. */
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
    // A storage that is forbidden cannot be read either.
  }
}
