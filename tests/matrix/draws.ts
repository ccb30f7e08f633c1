import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The call whose answer in a merchant's folder depends on the current day. */
export const DRAWS = 'relay/GCSGAME_getGameMatchV2'

/** Fixed draws and matches for the matrix, so that changed demo data do not affect the baselines; undefined: the merchant's own. */
export function drawsIn(merchant: string): unknown {
  const file = join(import.meta.dirname, 'draws', `${merchant}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
