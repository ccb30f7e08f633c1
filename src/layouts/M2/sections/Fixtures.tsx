import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatCountdown } from '../../../i18n/format.ts'
import { Countdown } from '../../../ui/Countdown.tsx'
import type { Remaining } from '../../../ui/remaining.ts'
import type { Draw, DrawsView, Loadable, MatchesView } from '../../parts.ts'
import { Loaded } from '../Loaded.tsx'
import { Head, RowLink, Rows, RowText } from '../primitives.ts'
import { RowShapes } from '../RowShapes.tsx'
import { useWays } from '../useWays.ts'

const Time = styled.span`
  flex: none;
  min-inline-size: 5.25em;
  padding: 6px 4px;
  border-radius: var(--radius-small);
  background: var(--brand-soft);
  color: var(--brand-text);
  font-size: var(--type-14);
  font-weight: 700;
  text-align: center;
`

interface Props {
  readonly title: string
  readonly fixtures: Loadable<readonly Draw[]>
  readonly now: () => number
  /** Said when the time has come. */
  readonly over: string
}

/** What takes place at a time, as a timetable: how long until then, what it is, who is in it. */
function Fixtures({ title, fixtures, now, over }: Props) {
  const { t } = useTranslation()
  const { play } = useWays()
  const left = (rest: Remaining) =>
    rest.total === 0 ? over : rest.days > 0 ? t('days', { count: rest.days }) : formatCountdown(rest)
  return (
    <>
      <Head>
        <h2>{title}</h2>
      </Head>
      <Loaded
        of={fixtures}
        shape={<RowShapes count={3} height={60} />}
        empty={{ text: t('nothing_here'), action: t('games'), target: { to: play } }}
      >
        {(list) => (
          <Rows>
            {list.map(({ id, title: name, startsAt, date, home: one, away, target }) => (
              <li key={id}>
                <RowLink target={target}>
                  <Time>
                    <Countdown endsAt={startsAt} now={now} format={left} />
                  </Time>
                  <RowText>
                    <b dir="auto">{one && away ? t('versus', { home: one, away }) : name}</b>
                    <small dir="auto">{one && away ? `${date} · ${name}` : date}</small>
                  </RowText>
                </RowLink>
              </li>
            ))}
          </Rows>
        )}
      </Loaded>
    </>
  )
}

export function Draws({ draws, now, after }: DrawsView) {
  const { t } = useTranslation()
  return (
    <>
      <Fixtures title={t('draws')} fixtures={draws} now={now} over={t('draw_closed')} />
      {after}
    </>
  )
}

export function Matches({ matches, now }: MatchesView) {
  const { t } = useTranslation()
  return <Fixtures title={t('matches')} fixtures={matches} now={now} over={t('live_now')} />
}
