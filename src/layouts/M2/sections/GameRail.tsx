import {
  Cherry,
  Fish,
  Flame,
  Gamepad2,
  LayoutGrid,
  type LucideIcon,
  Radio,
  Rocket,
  Spade,
  Ticket,
  Trophy,
} from 'lucide-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Icon } from '../../../ui/Icon.tsx'
import { pressable } from '../../../ui/pressable.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { GameLanesView } from '../../parts.ts'
import { useMarkedLane } from '../../useMarkedLane.ts'
import { type LaneKind, laneKind } from '../model/laneIcon.ts'

const GLYPHS: Readonly<Record<LaneKind, LucideIcon>> = {
  hot: Flame,
  slots: Cherry,
  cards: Spade,
  fish: Fish,
  crash: Rocket,
  lottery: Ticket,
  sports: Trophy,
  live: Radio,
  games: Gamepad2,
}

/** Items of equal height, so that the tab's position needs no measuring. */
const Rail = styled.div`
  position: relative;
  isolation: isolate;
  --edge: -3px;
  --corner: 0%;
  [dir='rtl'] & { --edge: 3px; --corner: 100%; }

  > ul { display: grid; grid-auto-rows: 1fr; }

  @container lobby (max-width: 19.5em) {
    > ul { display: flex; inline-size: max-content; }
    > span { display: none; }
  }
`

/** The selected tab: joined to the content, with a curve above and below. */
const Tab = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 6px 0;
  z-index: -1;
  block-size: calc(100% / var(--of));
  border-start-start-radius: var(--radius);
  border-end-start-radius: var(--radius);
  background: var(--bg);
  box-shadow: var(--edge) 0 0 var(--brand-text);
  transform: translateY(calc(var(--at) * 100%));
  transition: transform var(--motion) var(--ease);

  &::before, &::after {
    content: '';
    position: absolute;
    inset-block-end: 100%;
    inset-inline-end: 0;
    inline-size: var(--radius);
    block-size: var(--radius);
    background: radial-gradient(circle at var(--corner) 0%, transparent calc(var(--radius) - 0.5px), var(--bg) var(--radius));
  }
  &::after { inset-block: 100% auto; background: radial-gradient(circle at var(--corner) 100%, transparent calc(var(--radius) - 0.5px), var(--bg) var(--radius)); }
`

const Category = styled.button`
  ${pressable}
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 4px;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: var(--rail-item, 68px);
  padding-block: 6px;
  padding-inline: 8px 4px;
  color: var(--text-muted);
  font-size: var(--rail-type, var(--type-12));
  font-weight: 600;
  line-height: var(--leading-tight);
  text-align: center;
  hyphens: auto;
  overflow-wrap: anywhere;

  &[aria-pressed='true'] { color: var(--brand-text); font-weight: 700; }
  &:focus-visible { outline-offset: -4px; }

  @container lobby (max-width: 19.5em) {
    inline-size: auto;
    padding-inline: 16px;
    &[aria-pressed='true'] { background: var(--bg); }
  }
`

/** Skeleton of a category. */
const Coming = styled.li`
  display: grid;
  justify-items: center;
  align-content: center;
  min-block-size: 68px;
`
const SHAPES = [1, 2, 3, 4, 5] as const

/** The categories. The selected one is joined to the content. */
export default function GameRail({ lanes, selected, select }: GameLanesView) {
  const { t } = useTranslation()
  const waiting = lanes.state === 'loading'
  const all = lanes.state === 'ready' ? lanes.value : []
  const marked = useMarkedLane(selected)
  const at = all.findIndex(({ id }) => id === marked) + 1
  const place: CSSProperties & Record<`--${string}`, number> = {
    '--at': at,
    '--of': (waiting ? SHAPES.length : all.length) + 1,
  }
  const entry = (id: string | undefined, title: string, glyph: LucideIcon, current: boolean) => (
    <li key={id ?? ''}>
      <Category type="button" aria-pressed={current} onClick={() => select(id)}>
        <Icon of={glyph} filled={current} />
        {title}
      </Category>
    </li>
  )
  return (
    <Rail style={place} aria-busy={waiting || undefined}>
      <Tab aria-hidden />
      <ul>
        {entry(undefined, t('all'), LayoutGrid, at === 0)}
        {all.map(({ id, title, vendors }, index) =>
          entry(id, title, GLYPHS[laneKind(title, vendors[0]?.code)], index + 1 === at),
        )}
        {waiting &&
          SHAPES.map((shape) => (
            <Coming key={shape}>
              <Skeleton width="32px" height="32px" />
              <Skeleton shape="line" width="48px" />
            </Coming>
          ))}
      </ul>
    </Rail>
  )
}
