import { useTranslation } from 'react-i18next'
import type { Draw, DrawsView, Loadable, MatchesView } from '../../parts.ts'
import { AsyncState } from '../AsyncState.tsx'
import { Head, reach } from '../primitives.tsx'
import { DrawCard, DrawShapes, Draws } from './DrawCard.tsx'

interface Props {
  /** i18n key of its title. */
  readonly title: string
  readonly of: Loadable<readonly Draw[]>
  readonly now: () => number
  /** i18n key of what is said when one has begun. */
  readonly over: string
}

/** Draws or matches in the order of their start. */
function Fixtures({ title, of, now, over }: Props) {
  const { t } = useTranslation()
  return (
    <div>
      <Head>
        <h2>{t(title)}</h2>
      </Head>
      <AsyncState of={of} waiting={<DrawShapes />}>
        {(value) => (
          <Draws aria-label={t(title)} {...reach(value)}>
            {value.map((draw) => (
              <li key={draw.id}>
                <DrawCard draw={draw} now={now} over={t(over)} />
              </li>
            ))}
          </Draws>
        )}
      </AsyncState>
    </div>
  )
}

export const LotteryDraws = ({ draws, now, after }: DrawsView) => (
  <>
    <Fixtures title="draws" of={draws} now={now} over="draw_closed" />
    {after}
  </>
)
export const GameMatches = ({ matches, now }: MatchesView) => (
  <Fixtures title="matches" of={matches} now={now} over="live_now" />
)
