import type { GridPlace } from '../../../ui/VirtualGrid.tsx'
import type { GameCard as Game } from '../../parts.ts'
import { useFavourites } from '../useFavourites.ts'
import { GameCard } from './GameCard.tsx'

interface Props {
  readonly game: Game
  readonly eager?: boolean
  readonly place?: GridPlace
}

/** A card that knows whether it is a favourite of this device. */
export function LobbyCard(props: Props) {
  const { codes, toggle } = useFavourites()
  const { code } = props.game
  return <GameCard {...props} favourite={codes.includes(code)} onFavourite={() => toggle(code)} />
}
