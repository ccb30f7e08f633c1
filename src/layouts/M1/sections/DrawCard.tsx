import styled from 'styled-components'
import { accentFill } from '../../../ui/fills.ts'
import { Go } from '../../../ui/Go.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { Draw } from '../../parts.ts'
import { Avatar } from '../Avatar.tsx'
import { panel, Rail, tappable } from '../primitives.tsx'
import { Clock } from './Clock.tsx'

export const Draws = styled(Rail)`
  --card: min(80cqi, 19rem);
`

const Card = styled.div`
  ${tappable}
  ${panel}
  display: grid;
  align-content: space-between;
  gap: 14px;
  padding: 16px;
  overflow: hidden;

  box-shadow:
    inset 0 0 0 1px var(--hairline),
    inset 0 1px rgb(var(--brand-text-rgb) / 40%),
    inset 0 0 28px -12px rgb(var(--brand-rgb) / 70%);

  > p { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: 6px 12px; color: var(--text-muted); font-size: var(--type-12); }
  time { color: var(--accent-text); font-size: var(--type-16); font-weight: 700; }
`

const Title = styled(Go)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 12px;

  > span:first-child { inline-size: 48px; border-radius: 50%; }
  b { display: block; font-family: var(--font-display); font-size: var(--type-16); font-weight: 800; line-height: var(--leading-tight); text-wrap: balance; }
`

const Teams = styled(Go)`
  display: grid;
  gap: 8px;
  font-size: var(--type-16);
  font-weight: 700;
  line-height: var(--leading-tight);

  > small { color: var(--text-muted); font-size: var(--type-12); font-weight: 500; }
  > span { display: flex; align-items: center; gap: 10px; }
  > span:last-child > [data-avatar] { ${accentFill} }
`

/** A ball with its shine, where a draw has no picture. */
const Ball = styled.i`
  background:
    radial-gradient(circle at 34% 26%, var(--lightest) 0 8%, transparent 26%),
    radial-gradient(circle at 50% 110%, var(--mask), transparent 60%),
    var(--accent);
`

interface Props {
  readonly draw: Draw
  readonly now: () => number
  /** Said when it has begun. */
  readonly over: string
}

/** A draw or a match, and the time until it begins. */
export const DrawCard = ({ draw, now, over }: Props) => (
  <Card>
    {draw.home && draw.away ? (
      <Teams target={draw.target}>
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
      <Title target={draw.target}>
        <Picture sources={draw.images} alt="" ratio={1} fallback={<Ball />} />
        <b>{draw.title}</b>
      </Title>
    )}
    <p>
      <Clock at={draw.startsAt} now={now} over={over} />
      {draw.date}
    </p>
  </Card>
)

export const DrawShapes = () => (
  <Draws>
    {[1, 2].map((number) => (
      <li key={number}>
        <Skeleton height="148px" />
      </li>
    ))}
  </Draws>
)
