import { useTranslation } from 'react-i18next'
import styled, { keyframes } from 'styled-components'
import { Countdown } from '../../../ui/Countdown.tsx'
import type { Draw } from '../../parts.ts'
import { lastNumberOf, MAX_PICKS, picksOf } from '../model/drawDays.ts'
import { MainAction } from '../primitives/Action.tsx'
import { Ball } from '../primitives/Ball.tsx'
import { Note, title } from '../primitives/face.ts'
import { TimeLeft } from './TimeLeft.tsx'

const roll = keyframes`
  from { transform: translateX(calc(var(--way) * 110%)); }
`
const turn = keyframes`
  from { transform: rotate(calc(var(--way) * 300deg)); }
`

/** The ball stands on the line above the countdown and is cut off by the edge of the page. */
const Frame = styled.div`
  --size: min(9rem, 36vw);
  --way: 1;
  overflow-x: clip;
  padding-inline: var(--margin);
  [dir='rtl'] & { --way: -1; }

  > [data-head] { position: relative; display: grid; align-content: start; min-block-size: calc(var(--size) * 0.76); padding-inline-end: calc(var(--size) * 0.84); }
  h3 { ${title} margin-block-end: 8px; font-size: var(--type-34); letter-spacing: -0.02em; }
  time { display: block; margin-block: 20px 16px; white-space: normal; }
`

const Next = styled(Ball)`
  --ball: var(--size);
  position: absolute;
  inset-block-end: -20px;
  inset-inline-end: calc(var(--size) * -0.14 - var(--margin));
  animation: ${roll} 900ms var(--ease) both;
  > span { animation: ${turn} 900ms var(--ease) both; }
`

const Tray = styled.div`
  --ball: 1.75rem;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-block-end: 16px;
`

/** The most balls in a tray. */
const PLACES = Array.from({ length: MAX_PICKS }, (_, at) => at)

const Jackpot = styled.p`
  margin-block: 12px 0;
  color: var(--text-muted);
  font-size: var(--type-14);
  > b { display: block; color: var(--brand-text); font-family: var(--face); font-size: var(--type-34); font-weight: 500; letter-spacing: -0.02em; line-height: var(--leading-tight); }
`

interface Props {
  readonly draw: Draw
  readonly results: readonly Draw[]
  readonly now: () => number
}

/** The next draw: the last drawn number as a ball, the jackpot, and the remaining time in large numerals. */
export function NextDraw({ draw, results, now }: Props) {
  const { t } = useTranslation('shell')
  const picks = picksOf(draw.title)
  const places = [draw.home, draw.away].filter(Boolean).join(' · ')
  return (
    <Frame>
      <div data-head="">
        <Next data-tone="brand" aria-hidden>
          <span>{lastNumberOf(draw, results)}</span>
        </Next>
        <h3>{draw.title}</h3>
        {places && <Note>{places}</Note>}
        <Note>{draw.date}</Note>
        {draw.jackpot && (
          <Jackpot>
            {t('jackpot')} <b>{draw.jackpot}</b>
          </Jackpot>
        )}
      </div>
      <Countdown endsAt={draw.startsAt} now={now} format={(left) => <TimeLeft left={left} />} />
      {picks && (
        <Tray aria-hidden>
          {PLACES.slice(0, picks.picks).map((place) => (
            <Ball key={place} data-tone="open" />
          ))}
        </Tray>
      )}
      {draw.target && (
        <MainAction target={draw.target} label={`${t('play')}: ${draw.title}`}>
          {t('play')}
        </MainAction>
      )}
    </Frame>
  )
}
