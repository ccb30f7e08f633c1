import { useTranslation } from 'react-i18next'
import type { MatchesView } from '../../parts.ts'
import { Head } from '../pieces.tsx'
import { Settled } from '../Settled.tsx'
import { DrawCard, DrawShapes, Draws } from './DrawCard.tsx'

/** Matches, the next one first. */
export function GameMatches({ matches, now }: MatchesView) {
  const { t } = useTranslation()
  return (
    <div>
      <Head>
        <h2>{t('matches')}</h2>
      </Head>
      <Settled of={matches} waiting={<DrawShapes />}>
        {(value) => (
          <Draws>
            {value.map((match) => (
              <li key={match.id}>
                <DrawCard draw={match} now={now} />
              </li>
            ))}
          </Draws>
        )}
      </Settled>
    </div>
  )
}
