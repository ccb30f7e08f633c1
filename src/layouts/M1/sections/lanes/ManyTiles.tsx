import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type GridListProps, type GridPlace, VirtualGrid } from '../../../../ui/VirtualGrid.tsx'
import type { GameCard, GameLane } from '../../../games.ts'
import { gameKey } from '../../../manyGames.ts'
import { GameTile } from '../GameTile.tsx'
import { LaneHead } from './LaneHead.tsx'
import { POSTER } from './LanesShape.tsx'
import { Grid } from './rows.ts'

/** Under a poster: a gap, a name of one line or two, the way to try it; px. */
const NAME_HEIGHT = 52
const HEAD_HEIGHT = 44

const Posters = (props: GridListProps) => <Grid {...props} />
const heightOf = (column: number): number => column / POSTER + NAME_HEIGHT

/** All posters of lanes that have very many. */
export default function ManyTiles({ lanes }: { readonly lanes: readonly GameLane[] }) {
  const { t } = useTranslation()
  const tryFree = t('try_free')
  const about = t('about_game')
  const draw = useCallback(
    (game: GameCard, place: GridPlace) => (
      <li key={gameKey(game)} {...place}>
        <GameTile game={game} look="grid" tryFree={tryFree} about={about} />
      </li>
    ),
    [tryFree, about],
  )
  const sections = useMemo(
    () => lanes.map((lane) => ({ key: lane.id, head: <LaneHead lane={lane} />, items: lane.cards })),
    [lanes],
  )
  return (
    <VirtualGrid
      sections={sections}
      keyOf={gameKey}
      list={Posters}
      rowHeight={heightOf}
      headHeight={HEAD_HEIGHT}
      draw={draw}
    />
  )
}
