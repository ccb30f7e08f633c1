import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type GridListProps, type GridPlace, VirtualGrid } from '../../../ui/VirtualGrid.tsx'
import type { GameCard, GameLane } from '../../games.ts'
import { gameKey } from '../../manyGames.ts'
import { Block } from '../primitives/Block.tsx'
import { GameRow } from './GameRow.tsx'
import { LaneAside, List } from './Lane.tsx'

/** A picture of 72 by 96 px with 12 px above and below. */
const ROW_HEIGHT = 120
/** Height of a line, its space and a large title, px. */
const HEAD_HEIGHT = 120

const Rows = (props: GridListProps) => <List {...props} />
const heightOf = (): number => ROW_HEIGHT

/** Many games of lanes or of a search, of which only the visible ones are rendered. */
export default function ManyRows({ lanes }: { readonly lanes: readonly GameLane[] }) {
  const { t } = useTranslation('shell')
  const tryFree = t('try_free')
  const about = t('about_game')
  const draw = useCallback(
    (game: GameCard, place: GridPlace) => (
      <li key={gameKey(game)} {...place}>
        <GameRow card={game} tryFree={tryFree} about={about} />
      </li>
    ),
    [tryFree, about],
  )
  const sections = useMemo(
    () =>
      lanes.map(({ id, title, count, cards }) => ({
        key: id,
        head: (
          <Block title={title} aside={<LaneAside title={title} count={count} />}>
            {null}
          </Block>
        ),
        items: cards,
      })),
    [lanes],
  )
  return (
    <VirtualGrid
      sections={sections}
      keyOf={gameKey}
      list={Rows}
      rowHeight={heightOf}
      headHeight={HEAD_HEIGHT}
      draw={draw}
    />
  )
}
