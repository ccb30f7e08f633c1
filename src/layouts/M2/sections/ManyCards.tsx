import { useCallback, useMemo } from 'react'
import { type GridListProps, type GridPlace, VirtualGrid } from '../../../ui/VirtualGrid.tsx'
import type { GameCard } from '../../games.ts'
import { gameKey } from '../../manyGames.ts'
import { Cards } from '../SectionShape.tsx'
import { CARD_RATIO } from './GameCard.tsx'
import { GroupHead } from './GroupHead.tsx'
import { LobbyCard } from './LobbyCard.tsx'
import type { ManyCardsProps } from './many.ts'
import { useCardTexts } from './useCardTexts.ts'

/** Under a card's picture: two lines of its name, px. */
const NAME_HEIGHT = 40
const HEAD_HEIGHT = 52

const Columns = (props: GridListProps) => <Cards {...props} />
const heightOf = (column: number): number => column / CARD_RATIO + NAME_HEIGHT

/** The cards of lanes or of a search, where they are many. */
export default function ManyCards({ groups, name, select, favourites }: ManyCardsProps) {
  const cardTexts = useCardTexts()
  const draw = useCallback(
    (game: GameCard, place: GridPlace) => (
      <LobbyCard key={gameKey(game)} game={game} favourites={favourites} texts={cardTexts} place={place} />
    ),
    [cardTexts, favourites],
  )
  const sections = useMemo(
    () =>
      groups.map((group) => ({
        key: group.id,
        head: <GroupHead group={group} name={name} select={select} />,
        items: group.cards,
      })),
    [groups, name, select],
  )
  return (
    <VirtualGrid
      sections={sections}
      keyOf={gameKey}
      list={Columns}
      rowHeight={heightOf}
      headHeight={HEAD_HEIGHT}
      draw={draw}
    />
  )
}
