import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The call whose answer in a merchant's folder follows the clock day by day. */
export const DRAWS = 'relay/GCSGAME_getGameMatchV2'

/** Coming draws and matches as the matrix shows them, so that a changed demo leaves the baselines alone; none: the merchant's own. */
export function drawsIn(merchant: string): unknown {
  const file = join(import.meta.dirname, 'draws', `${merchant}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
