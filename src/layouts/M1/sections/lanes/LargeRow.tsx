import { useTranslation } from 'react-i18next'
import { gameKey } from '../../../manyGames.ts'
import type { GameCard } from '../../../parts.ts'
import { Head } from '../../primitives.tsx'
import { GameTile } from '../GameTile.tsx'
import { Row } from './rows.ts'

interface Props {
  readonly title: string
  readonly games: readonly GameCard[]
}

/** The games that this member played last. */
export function LargeRow({ title, games }: Props) {
  const { t } = useTranslation()
  const tryFree = t('try_free')
  return (
    <div>
      <Head>
        <h2>{title}</h2>
      </Head>
      <Row data-large="" aria-label={title}>
        {games.map((game, at) => (
          <li key={gameKey(game)}>
            <GameTile game={game} look="large" eager={at < 2} tryFree={tryFree} />
          </li>
        ))}
      </Row>
    </div>
  )
}
