import { useTranslation } from 'react-i18next'
import type { GameCard } from '../../../games.ts'
import { gameKey } from '../../../manyGames.ts'
import { Head } from '../../primitives.tsx'
import { GameTile } from '../GameTile.tsx'
import { Row } from './rows.ts'

interface Props {
  readonly title: string
  readonly games: readonly GameCard[]
  readonly look: 'large' | 'row'
}

/** A row of the member's own games, such as those played last. */
export function OwnRow({ title, games, look }: Props) {
  const { t } = useTranslation()
  const tryFree = t('try_free')
  const about = t('about_game')
  return (
    <div>
      <Head>
        <h2>{title}</h2>
      </Head>
      <Row data-large={look === 'large' || undefined} aria-label={title}>
        {games.map((game, at) => (
          <li key={gameKey(game)}>
            <GameTile game={game} look={look} eager={at < 2} tryFree={tryFree} about={about} />
          </li>
        ))}
      </Row>
    </div>
  )
}
