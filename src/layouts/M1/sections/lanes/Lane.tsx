import { useTranslation } from 'react-i18next'
import type { GameLane } from '../../../games.ts'
import { gameKey, ROW_OF_MANY } from '../../../manyGames.ts'
import { GameTile } from '../GameTile.tsx'
import { LaneHead } from './LaneHead.tsx'
import { Grid, Row } from './rows.ts'

interface Props {
  readonly lane: GameLane
  readonly look: 'large' | 'row' | 'grid'
  /** Only its first games: the page has too many to render them all at once. */
  readonly few?: boolean
  readonly onAll?: (() => void) | undefined
}

/** One lane: a horizontal row, or all of its games. */
export function Lane({ lane, look, few = false, onAll }: Props) {
  const { t } = useTranslation()
  const tryFree = t('try_free')
  const about = t('about_game')
  const List = look === 'grid' ? Grid : Row
  const games = few ? lane.cards.slice(0, ROW_OF_MANY) : lane.cards
  return (
    <div>
      <LaneHead lane={lane} onAll={onAll} />
      <List aria-label={lane.title} data-large={look === 'large' || undefined}>
        {games.map((game, at) => (
          <li key={gameKey(game)}>
            <GameTile
              game={game}
              look={look}
              eager={look === 'large' && at < 2}
              tryFree={tryFree}
              about={about}
            />
          </li>
        ))}
      </List>
    </div>
  )
}
