import styled from 'styled-components'
import { Go } from '../../../ui/Go.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { pressable } from '../../../ui/pressable.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { Draw } from '../../parts.ts'
import { Avatar } from '../Avatar.tsx'
import { panel, Rail, still } from '../pieces.tsx'
import { Clock } from './Clock.tsx'

export const Draws = styled(Rail)`
  --card: min(80cqi, 19rem);
`

const Card = styled(Go)`
  ${pressable}
  ${still}
  ${panel}
  position: relative;
  isolation: isolate;
  display: grid;
  align-content: space-between;
  gap: 14px;
  padding: 16px;
  overflow: hidden;

  &::before { content: ''; position: absolute; inset: 0; z-index: -1; background: radial-gradient(70% 90% at 100% 0, color-mix(in oklab, var(--brand) 34%, transparent), transparent), radial-gradient(60% 80% at 0 0, color-mix(in oklab, var(--accent) 12%, transparent), transparent); }
  > p { color: var(--text-muted); font-size: var(--type-12); }
  time { color: var(--accent-text); font-weight: 700; }
`

const Title = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 12px;

  > span:first-child { inline-size: 48px; border-radius: 50%; }
  b { display: block; font-family: var(--font-display); font-size: var(--type-16); font-weight: 800; line-height: var(--leading-tight); text-wrap: balance; }
  small { display: block; margin-block-start: 2px; color: var(--text-muted); font-size: var(--type-12); }
`

const Teams = styled.span`
  display: grid;
  gap: 8px;
  font-size: var(--type-16);
  font-weight: 700;
  line-height: var(--leading-tight);

  > small { color: var(--text-muted); font-size: var(--type-12); font-weight: 500; }
  > span { display: flex; align-items: center; gap: 10px; }
  > span:last-child > [data-avatar] { background: var(--accent); color: var(--on-accent); }
`

/** A ball with its shine, where a draw has no picture. */
const Ball = styled.i`
  background:
    radial-gradient(circle at 34% 26%, light-dark(var(--bg), var(--text)) 0 8%, transparent 26%),
    radial-gradient(circle at 50% 110%, var(--mask), transparent 60%),
    var(--accent);
`

interface Props {
  readonly draw: Draw
  readonly now: () => number
}

/** A draw or a match, and the time until it begins. */
export const DrawCard = ({ draw, now }: Props) => (
  <Card target={draw.target} {...(draw.target && { label: nameOf(draw) })}>
    {draw.home && draw.away ? (
      <Teams>
        <small>{draw.title}</small>
        <span>
          <Avatar name={draw.home} />
          {draw.home}
        </span>
        <span>
          <Avatar name={draw.away} />
          {draw.away}
        </span>
      </Teams>
    ) : (
      <Title>
        <Picture sources={draw.images} alt="" ratio={1} fallback={<Ball />} />
        <span>
          <b>{draw.title}</b>
          <small>{draw.date}</small>
        </span>
      </Title>
    )}
    <Clock at={draw.startsAt} now={now} />
  </Card>
)

const nameOf = ({ title, home, away, date }: Draw): string =>
  [title, home, away, date].filter(Boolean).join(', ')

export const DrawShapes = () => (
  <Draws>
    {[1, 2].map((number) => (
      <li key={number}>
        <Skeleton height="148px" />
      </li>
    ))}
  </Draws>
)
