import { isRecord, parseObject } from '../../../json/read.ts'
import { readEndpoints } from './endpoints.ts'

/** The maximum number of endpoints to store for the case that this one is lost. */
const MOST_KEPT = 100
const VERSION = 1

/** Storage that does not throw. */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem'>

const keyOf = (merchant: string | undefined): string => `SHELL_lines_${merchant ?? ''}`

/**
 * Stores the endpoints while the page can load them: once this endpoint is lost, the list of the others cannot be requested.
 */
export function storeEndpoints(
  storage: KeptStorage,
  merchant: string | undefined,
  endpoints: readonly string[],
): void {
  storage.setItem(keyOf(merchant), JSON.stringify({ version: VERSION, lines: endpoints.slice(0, MOST_KEPT) }))
}

/** The stored endpoints, validated again, because any script can write to the storage; empty if there are none. */
export function storedEndpoints(
  storage: KeptStorage,
  merchant: string | undefined,
  origin: string,
): readonly string[] {
  const kept = parseObject(storage.getItem(keyOf(merchant)))
  if (!isRecord(kept) || kept.version !== VERSION || !Array.isArray(kept.lines)) return []
  const names = kept.lines.filter((endpoint): endpoint is string => typeof endpoint === 'string')
  return readEndpoints(names.slice(0, MOST_KEPT), origin).endpoints
}
