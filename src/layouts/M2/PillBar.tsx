import { Gamepad2, Gift, Headset, House, LogIn, type LucideIcon, Tag, Ticket, User } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import type { NavigationIcon } from '../../registry/feature.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { brandFill } from '../../ui/fills.ts'
import { Go } from '../../ui/Go.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { usePressed } from '../../ui/links.ts'
import { pressable } from '../../ui/pressable.ts'
import { NAVIGATION } from '../SkipLinks.tsx'
import { currentEntry } from './model/navigation.ts'
import { isScrolled, type Shrinking, scrolledTo } from './model/shrinking.ts'
import { oneLine } from './primitives.ts'

const GLYPHS: Readonly<Record<NavigationIcon, LucideIcon>> = {
  home: House,
  games: Gamepad2,
  promotions: Tag,
  lottery: Ticket,
  member: User,
  login: LogIn,
  service: Headset,
  rewards: Gift,
}

/** Hidden while the on-screen keyboard is open: there is no room for it. */
const Bar = styled.nav`
  position: fixed;
  inset-inline: calc(var(--gutter) + 12px);
  inset-block-end: calc(max(var(--safe-bottom), 8px) + 4px);
  z-index: var(--layer-bar);
  container: pill / inline-size;
  max-inline-size: 440px;
  margin-inline: auto;
  pointer-events: none;

  > ul {
    display: flex;
    padding: 4px;
    border-radius: calc(var(--radius) * 2.5);
    ${brandFill}
    box-shadow: var(--brand-edge), var(--elevation-raised);
    pointer-events: auto;
    transform-origin: 50% 100%;
    transition: transform var(--motion) var(--ease);
  }
  /* A long label takes room from short ones. */
  li { flex: 1 1 auto; min-inline-size: 0; }

  &[data-shrunk]:not(:focus-within) > ul { transform: scale(0.85); }

  @media (hover: none) {
    [data-shell]:has(input:focus) > & > ul { transform: translateY(200%); }
  }
`

/** At very large text only the icon is visible; screen readers read the label. */
const Entry = styled(Go)`
  ${pressable}
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  position: relative;
  min-block-size: max(52px, 2.5rem);
  padding-inline: 2px;
  border-radius: calc(var(--radius) * 2.5 - 4px);
  font-size: var(--type-12);
  font-weight: 500;
  letter-spacing: -0.02em;
  line-height: var(--leading-tight);

  > * { max-inline-size: 100%; transition: transform var(--motion) var(--ease), opacity var(--motion) var(--ease); }
  > span { ${oneLine} }
  &[aria-current] { background: var(--on-brand); color: var(--brand); }
  &:focus-visible { outline-color: currentColor; outline-offset: -4px; }

  @container pill (max-width: 335px) {
    &:not([aria-current]) > span { position: absolute; inline-size: 1px; clip-path: inset(50%); }
  }
  @container pill (max-width: 15em) {
    > span { position: absolute; inline-size: 1px; clip-path: inset(50%); }
  }
  [data-shrunk]:not(:focus-within) & > svg { transform: translateY(9px); }
  [data-shrunk]:not(:focus-within) & > span { opacity: 0; }
`

/** The main navigation: a floating pill, which shrinks while the player scrolls down. */
export function PillBar() {
  const { t } = useTranslation()
  const { plan, facts } = usePlanned()
  const location = useLocation()
  const bar = useRef<HTMLElement>(null)

  useEffect(() => {
    let scrolled = false
    let state: Shrinking = { shrunk: false, turnedAt: window.scrollY }
    const follow = () => {
      state = scrolledTo(state, window.scrollY)
      bar.current?.toggleAttribute('data-shrunk', state.shrunk)
      scrolled = isScrolled(scrolled, window.scrollY)
      bar.current?.parentElement?.toggleAttribute('data-scrolled', scrolled)
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])

  const entries = plan.navigation.map((entry) => {
    const path = plan.screens.find(({ screen }) => screen.id === entry.screen)?.screen.paths[0] ?? ''
    return { ...entry, to: path && path + (entry.suffix ?? '') }
  })
  const here = currentEntry(entries, facts.route.screen, location)
  const current = usePressed(entries)?.id ?? here
  return (
    <Bar ref={bar} id={NAVIGATION} aria-label={t('main_navigation')}>
      <ul>
        {entries.map(({ id, icon, label, to }) => (
          <li key={id}>
            <Entry target={to ? { to } : undefined} current={id === current}>
              <Icon of={GLYPHS[icon]} size={22} filled={id === current} leads={icon === 'login'} />
              <span>{t(label)}</span>
            </Entry>
          </li>
        ))}
      </ul>
    </Bar>
  )
}
