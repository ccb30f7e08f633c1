import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { brandFill } from '../../../../ui/fills.ts'
import { Tabs } from '../../../../ui/Tabs.tsx'
import type { GameLane } from '../../../games.ts'
import { useMarkedLane } from '../../../useMarkedLane.ts'

/** Labels with a line under the selected one; once they stick below the header they are chips. */
const Bar = styled.div`
  position: sticky;
  inset-block-start: calc(var(--header) - 1px);
  z-index: var(--layer-bar);
  isolation: isolate;

  > i {
    position: absolute;
    inset: 0;
    z-index: -1;
    background: rgb(var(--bg-rgb) / 72%);
    -webkit-backdrop-filter: blur(20px) saturate(1.6); backdrop-filter: blur(20px) saturate(1.6);
    box-shadow: 0 1px var(--hairline);
    opacity: 0;
    transition: opacity var(--motion) var(--ease);
  }
  &[data-stuck] > i { opacity: 1; }

  && > [role='tablist'] { gap: 0; padding: 4px calc(var(--margin) - 6px) 8px; box-shadow: none; }
  && [role='tab'] { padding-inline: 2px; font-size: var(--type-16); font-weight: 700; }
  && [role='tab']::after { inset-inline: calc(50% - 10px); inset-block-end: 3px; block-size: 4px; border-radius: 4px; background: var(--accent-text); box-shadow: 0 0 10px var(--accent-text); }
  && [role='tab'] > span { padding: 6px 12px; border-radius: min(var(--radius), 18px); }
  &&[data-stuck] [role='tab']::after { transform: scaleX(0); }
  &[data-stuck] [role='tab'] > span { background: var(--surface-2); box-shadow: inset 0 0 0 1px var(--hairline); }
  &&[data-stuck] [aria-selected='true'] > span { ${brandFill} box-shadow: var(--glow); }
`

const ALL = 'all'

/** The tab of a lane. Its id is the back office's text: as part of an id in the document its place is safer. */
export function tabOf(lanes: readonly GameLane[], selected: string | undefined): string {
  const at = lanes.findIndex((lane) => lane.id === selected)
  return at < 0 ? ALL : String(at)
}

interface Props {
  readonly lanes: readonly GameLane[]
  /** The id of the lane that is shown; undefined: all. */
  readonly selected: string | undefined
  readonly onSelected: (lane: string | undefined) => void
  readonly name: string
}

/** The lanes by name. */
export function LaneTabs({ lanes, selected, onSelected, name }: Props) {
  const { t } = useTranslation()
  const marked = useMarkedLane(selected)
  const names = [t('all'), ...lanes.map(({ title }) => title)]
  const edge = useRef<HTMLDivElement>(null)
  const [stuck, setStuck] = useState(false)
  useEffect(() => {
    const element = edge.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    let observer: IntersectionObserver | undefined
    const observe = () => {
      // The header covers what is above: the edge has gone under it when it leaves this part of the window.
      const header = element.nextElementSibling
        ? Number.parseFloat(getComputedStyle(element.nextElementSibling).insetBlockStart)
        : 0
      observer = new IntersectionObserver(
        ([entry]) => setStuck(!entry?.isIntersecting && (entry?.boundingClientRect.top ?? 0) < header + 1),
        { rootMargin: `-${Math.ceil(header) || 0}px 0px 0px` },
      )
      observer.observe(element)
    }
    // In the next frame: reading it here would force a layout of all lanes in the task that rendered them.
    const frame = requestAnimationFrame(observe)
    return () => {
      cancelAnimationFrame(frame)
      observer?.disconnect()
    }
  }, [])
  return (
    <>
      <div ref={edge} />
      <Bar data-stuck={stuck || undefined}>
        <i aria-hidden />
        <Tabs
          items={names.map((label, at) => ({
            id: at === 0 ? ALL : String(at - 1),
            label: <span>{label}</span>,
          }))}
          value={tabOf(lanes, marked)}
          onValue={(id) => onSelected(lanes[Number(id)]?.id)}
          label={t('games')}
          name={name}
        />
      </Bar>
    </>
  )
}
