import { parseArray } from '../../../../json/parseArray.ts'
import type { SafeStorage } from '../../../../session/storage.ts'

/** A played game: the fields needed to find its card again. */
export interface Played {
  readonly code: string
  readonly vendor: string
}

/** Maximum number of games to remember. */
export const MOST_PLAYED = 12

type Store = Pick<SafeStorage, 'getItem' | 'setItem'>

/** The storage key: one for each member of each merchant. */
export const playedKey = (merchant: string, memberId: string): string =>
  `SHELL_played:${encodeURIComponent(merchant)}:${encodeURIComponent(memberId)}`

/** A stored list of games, such as those that this member played, most recent first. Invalid entries are left out. */
export const readPlayed = (
  store: Pick<Store, 'getItem'>,
  key: string,
  most = MOST_PLAYED,
): readonly Played[] => parseArray(store.getItem(key)).flatMap(readOne).slice(0, most)

/** Adds a game at the front, or moves it there. */
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
