import { memo } from 'react'
import type { GridPlace } from '../../../ui/VirtualGrid.tsx'
import type { GameCard as Game } from '../../parts.ts'
import { useFavourite } from '../useFavourites.ts'
import { type CardTexts, GameCard } from './GameCard.tsx'

interface Props {
  readonly game: Game
  readonly texts: CardTexts
  readonly eager?: boolean
  readonly place?: GridPlace
}

/** A card with the favourite state of this device. */
export const LobbyCard = memo(function LobbyCard(props: Props) {
  const [favourite, toggle] = useFavourite(props.game.code)
  return <GameCard {...props} favourite={favourite} onFavourite={toggle} />
})
