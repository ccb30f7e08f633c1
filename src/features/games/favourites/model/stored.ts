import { parseArray } from '../../../../json/parseArray.ts'
import type { SafeStorage } from '../../../../session/storage.ts'
import { type Played, readPlayed } from '../../played/public.ts'

/** Maximum number of favourites to remember. */
export const MOST_FAVOURITES = 200
/** Where earlier versions kept the favourites of everybody on this device: codes only. */
export const OLD_KEY = 'M2_favourites'

/** The storage key: one for each member of each merchant, and one for guests (no id). */
export const favouritesKey = (merchant: string, memberId: string): string =>
  `SHELL_favourites:${encodeURIComponent(merchant)}:${encodeURIComponent(memberId)}`

/**
 * The kept favourites, most recent first. A member without a list begins with what was chosen on this device before the login.
 * Invalid entries are left out.
 *
 * @param memberId empty for guests
 */
export function readFavourites(
  store: Pick<SafeStorage, 'getItem'>,
  merchant: string,
  memberId: string,
): readonly Played[] {
  for (const key of [favouritesKey(merchant, memberId), favouritesKey(merchant, '')]) {
    if (store.getItem(key) !== null) return readPlayed(store, key, MOST_FAVOURITES)
  }
  const codes = parseArray(store.getItem(OLD_KEY))
  return codes.flatMap((code) => (typeof code === 'string' && code ? [{ code, vendor: '' }] : []))
}
