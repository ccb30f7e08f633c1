import { Gift, Headset, House, LogIn, type LucideIcon, Spade, Ticket, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import type { NavigationIcon } from '../../registry/feature.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { Slot } from '../../registry/Slot.tsx'
import { brandFill } from '../../ui/fills.ts'
import { Go } from '../../ui/Go.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { usePressed } from '../../ui/links.ts'
import { pressable } from '../../ui/pressable.ts'
import { NAVIGATION } from '../SkipLinks.tsx'
import { barEntries, currentEntry } from './navigation.ts'

const GLYPHS: Readonly<Record<NavigationIcon, LucideIcon>> = {
  home: House,
  games: Spade,
  promotions: Gift,
  lottery: Ticket,
  member: UserRound,
  login: LogIn,
  service: Headset,
  rewards: Gift,
}

const Bar = styled.div`
  position: fixed;
  inset-block-end: 0;
  inset-inline: var(--gutter);
  z-index: var(--layer-bar);
  isolation: isolate;
  container-type: inline-size;
  padding-block-end: var(--safe-bottom);

  > i {
    position: absolute;
    inset: 0;
    z-index: -1;
    background: rgb(var(--surface-1-rgb) / 86%);
    -webkit-backdrop-filter: blur(20px) saturate(1.6); backdrop-filter: blur(20px) saturate(1.6);
    border-block-start: 1px solid var(--hairline);
  }
  /* A cut-out for the raised entry. */
  &:has([data-raised]) > i { -webkit-mask: radial-gradient(circle at 50% 2px, transparent 35px, var(--bg) 36px); }

  > [data-float] { position: absolute; inset-block-end: calc(100% + 12px + var(--over-bar, 0px)); inset-inline-end: var(--margin); display: grid; justify-items: end; gap: 12px; }
  > nav > ul { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); overflow-x: clip; min-block-size: 64px; padding-inline: var(--safe-left) var(--safe-right); }
  > nav li { display: grid; }
`

/** The current entry has a spotlight that falls from the bar's upper edge. */
const Entry = styled(Go)`
  ${pressable}
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: 2px;
  padding-block: 6px;
  padding-inline: 2px;
  color: var(--text-muted);
  font-size: min(var(--type-12), 3.75cqi);
  font-weight: 600;
  line-height: var(--leading-tight);
  text-align: center;

  /* A long label hyphenates or wraps before it touches its neighbours. */
  > span:last-child { justify-self: stretch; hyphens: auto; overflow-wrap: anywhere; }
  /* On the narrowest phones labels would touch: only the current one is visible, screen readers read all. */
  @container (max-width: 359px) {
    &:not([aria-current]) > span:last-child { position: absolute; inline-size: 1px; clip-path: inset(50%); }
  }
  &:focus-visible { outline-offset: -3px; border-radius: var(--radius-small); }
  &[aria-current] { color: var(--brand-text); }
  &[aria-current] > :not([data-raised]):first-child::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(rgb(var(--brand-text-rgb) / 34%), transparent 92%);
    clip-path: polygon(40% 0, 60% 0, 86% 100%, 14% 100%);
  }
  &[aria-current] > :not([data-raised]):first-child::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline: calc(50% - 12px);
    block-size: 3px;
    border-radius: 0 0 3px 3px;
    background: var(--brand-text);
    box-shadow: 0 0 12px var(--brand-text);
  }

  > [data-raised] {
    display: grid;
    place-items: center;
    inline-size: 56px;
    block-size: 56px;
    margin-block-start: -32px;
    border-radius: 50%;
    ${brandFill}
    box-shadow: var(--glow), inset 0 1px rgb(var(--on-brand-rgb) / 44%);
  }
`

/** The bottom navigation and the floating buttons above it. */
export function BottomBar() {
  const { plan, facts } = usePlanned()
  const { t } = useTranslation()
  const entries = barEntries(plan)
  const here = currentEntry(entries, facts.route.screen, useLocation())
  const current = usePressed(entries) ?? here
  return (
    <Bar>
      <i aria-hidden />
      <div data-float="">
        <Slot name="shell.float" />
      </div>
      {entries.length > 0 && (
        <nav id={NAVIGATION} aria-label={t('main_navigation')}>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <Entry target={{ to: entry.to }} current={entry === current}>
                  <span data-raised={entry.raised ? '' : undefined}>
                    <Icon
                      of={GLYPHS[entry.icon]}
                      size={entry.raised ? 28 : 24}
                      filled={entry === current || entry.raised}
                      leads={entry.icon === 'login'}
                    />
                  </span>
                  <span>{t(entry.label)}</span>
                </Entry>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Bar>
  )
}
