import type { OwnRow } from '../../../../layouts/games.ts'
import type { SafeStorage } from '../../../../session/storage.ts'
import { readFavourites } from '../../favourites/public.ts'
import { playedKey, readPlayed } from '../../played/public.ts'

/**
 * The rows that this member has games for: those played last, then the favourites; none for guests. It reads only what is kept on
 * this device, so that the place of the rows is known before the games have loaded.
 *
 * @param memberId empty for guests
 */
export function ownRowsOf(
  store: Pick<SafeStorage, 'getItem'>,
  merchant: string,
  memberId: string,
): readonly OwnRow[] {
  if (memberId === '') return []
  const rows: readonly OwnRow[] = [
    { id: 'recent', count: readPlayed(store, playedKey(merchant, memberId)).length },
    { id: 'favourites', count: readFavourites(store, merchant, memberId).length },
  ]
  return rows.filter(({ count }) => count > 0)
}
