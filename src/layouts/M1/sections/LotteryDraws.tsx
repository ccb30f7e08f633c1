import { useTranslation } from 'react-i18next'
import type { DrawsView } from '../../parts.ts'
import { Head } from '../pieces.tsx'
import { Settled } from '../Settled.tsx'
import { DrawCard, DrawShapes, Draws } from './DrawCard.tsx'

/** Draws, the next one first. */
export function LotteryDraws({ draws, now }: DrawsView) {
  const { t } = useTranslation()
  return (
    <div>
      <Head>
        <h2>{t('draws')}</h2>
      </Head>
      <Settled of={draws} waiting={<DrawShapes />}>
        {(value) => (
          <Draws>
            {value.map((draw) => (
              <li key={draw.id}>
                <DrawCard draw={draw} now={now} />
              </li>
            ))}
          </Draws>
        )}
      </Settled>
    </div>
  )
}
