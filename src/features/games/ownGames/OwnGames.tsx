import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameCard, OwnRow } from '../../../layouts/games.ts'
import { useParts } from '../../../layouts/PartsContext.ts'
import { loadableOf } from '../../shared/loadable.ts'
import { localStore } from '../../shared/localStore.ts'
import { cardsOf, GameArea, useAllGames, useFavourites } from '../gameLanes/public.ts'
import { MOST_PLAYED, playedKey, readPlayed } from '../played/public.ts'

/** The text keys of the rows' titles. */
const TITLES: Readonly<Record<OwnRow['id'], string>> = {
  recent: 'continue_playing',
  favourites: 'favourites',
}

export interface OwnGamesProps {
  /** The rows with a place. A row that begins later waits for the next visit to home: nothing moves under the finger. */
  readonly rows: readonly OwnRow[]
}

/** What a member played last and the favourites, after the hero of home. */
export default function OwnGames({ rows }: OwnGamesProps) {
  const { t } = useTranslation('shell')
  const { sections, OwnGamesShape } = useParts()
  const { outcome, all, merchant, memberId, ...names } = useAllGames('home')
  const [favourites, kept] = useFavourites(merchant.code, memberId)
  const cards = useMemo(
    (): Readonly<Record<OwnRow['id'], readonly GameCard[]>> => ({
      recent: cardsOf(all, readPlayed(localStore, playedKey(merchant.code, memberId))),
      favourites: cardsOf(all, kept.slice(0, MOST_PLAYED)),
    }),
    [all, kept, merchant.code, memberId],
  )
  const { state } = loadableOf(outcome, () => all)
  if (state === 'loading') return <OwnGamesShape rows={rows} />
  const shown = rows
    .map(({ id }) => ({ id, title: t(TITLES[id]), games: cards[id] }))
    .filter(({ games }) => games.length > 0)
  if (shown.length === 0) return null
  return (
    <GameArea {...names} favourites={favourites} isNamedByAddress={false}>
      <sections.ownGames rows={shown} />
    </GameArea>
  )
}
