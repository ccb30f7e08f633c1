import styled from 'styled-components'
import { Go } from '../../../ui/Go.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { pressable } from '../../../ui/pressable.ts'
import type { GameCard } from '../../games.ts'
import { gameKey } from '../../manyGames.ts'
import { Head, oneLine } from '../primitives.ts'
import { RECENT_RATIO, RecentRow } from './recentRow.ts'

const Tile = styled(Go)`
  ${pressable}
  display: grid;
  gap: 4px;
  font-size: var(--type-12);
  font-weight: 600;
  line-height: var(--leading-tight);

  > span:first-child { border-radius: var(--radius); }
  > b { ${oneLine} font-weight: inherit; }
  [data-fallback] > b { display: grid; gap: 4px; place-self: center; padding: 8px; font-family: var(--font-display); text-align: center; }
  [data-fallback] small { font-family: var(--font-text); font-weight: 500; }
  &:focus-visible { outline-offset: -3px; }
`

interface Props {
  readonly title: string
  readonly games: readonly GameCard[]
}

/** The member's own games, such as those played last, in small cards before other games. */
export function Recent({ title, games }: Props) {
  return (
    <div>
      <Head>
        <h2>{title}</h2>
      </Head>
      <RecentRow>
        {games.map((game) => (
          <li key={gameKey(game)} data-game={gameKey(game)}>
            <Tile target={game.target} label={game.name}>
              <Picture
                sources={game.images}
                alt=""
                ratio={RECENT_RATIO}
                eager
                fallback={
                  <b dir="auto" aria-hidden>
                    {game.name}
                    <small>{game.vendorName}</small>
                  </b>
                }
              />
              <b dir="auto">{game.name}</b>
            </Tile>
          </li>
        ))}
      </RecentRow>
    </div>
  )
}
