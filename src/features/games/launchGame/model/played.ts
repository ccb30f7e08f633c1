import { parseArray } from '../../../../json/parseArray.ts'
import type { SafeStorage } from '../../../../session/storage.ts'

/** A game that was played: enough to find its card again. */
export interface Played {
  readonly code: string
  readonly vendor: string
}

/** How many are remembered. */
export const MOST_PLAYED = 12

type Store = Pick<SafeStorage, 'getItem' | 'setItem'>

/** Who played: one key for each member of each merchant. */
export const playedKey = (merchant: string, memberId: string): string =>
  `SHELL_played:${encodeURIComponent(merchant)}:${encodeURIComponent(memberId)}`

/** What this member played, most recent first. Anything odd in the storage is left out. */
export const readPlayed = (store: Store, key: string): readonly Played[] =>
  parseArray(store.getItem(key)).flatMap(readOne).slice(0, MOST_PLAYED)

/** Puts a game in front; one that was there moves. */
export function rememberPlayed(store: Store, key: string, { code, vendor }: Played): void {
  const others = readPlayed(store, key).filter((game) => game.code !== code || game.vendor !== vendor)
  store.setItem(key, JSON.stringify([{ code, vendor }, ...others].slice(0, MOST_PLAYED)))
}

function readOne(entry: unknown): Played[] {
  if (typeof entry !== 'object' || entry === null) return []
  if (!('code' in entry && 'vendor' in entry)) return []
  const { code, vendor } = entry
  return typeof code === 'string' && code && typeof vendor === 'string' ? [{ code, vendor }] : []
}
