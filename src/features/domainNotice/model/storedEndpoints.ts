import { isRecord, parseObject } from '../../../json/read.ts'
import { readEndpoints } from './endpoints.ts'

/** As many as may be wanted when this line is gone. */
const MOST_KEPT = 100
const VERSION = 1

/** Storage that does not throw. */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem'>

const keyOf = (merchant: string | undefined): string => `SHELL_lines_${merchant ?? ''}`

/**
 * Remembers the lines while there is one: when this one is lost, the list of the others cannot be asked for any more.
 */
export function storeEndpoints(
  storage: KeptStorage,
  merchant: string | undefined,
  endpoints: readonly string[],
): void {
  storage.setItem(keyOf(merchant), JSON.stringify({ version: VERSION, lines: endpoints.slice(0, MOST_KEPT) }))
}

/** The lines that were kept, checked again, since anyone may have written there; empty where there are none. */
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
