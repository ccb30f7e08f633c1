import { memo } from 'react'
import type { GridPlace } from '../../../ui/VirtualGrid.tsx'
import type { FavouriteGames, GameCard as Game } from '../../games.ts'
import { useFavourite } from '../../useFavourite.ts'
import { type CardTexts, GameCard } from './GameCard.tsx'

interface Props {
  readonly game: Game
  readonly favourites: FavouriteGames
  readonly texts: CardTexts
  readonly eager?: boolean
  readonly place?: GridPlace
}

/** A card with its favourite state. */
export const LobbyCard = memo(function LobbyCard({ favourites, ...props }: Props) {
  const [favourite, toggle] = useFavourite(favourites, props.game)
  return <GameCard {...props} favourite={favourite} onFavourite={toggle} />
})
