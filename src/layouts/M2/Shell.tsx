import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled, { createGlobalStyle } from 'styled-components'
import { usePlanned } from '../../registry/PlanContext.ts'
import { Slot } from '../../registry/Slot.tsx'
import { SkipLinks } from '../SkipLinks.tsx'
import { useShellRoot } from '../useShellRoot.ts'
import { Logo } from './Logo.tsx'
import { PillBar } from './PillBar.tsx'
import { Search } from './Search.tsx'

/** Toasts rise above the pill. */
const Places = createGlobalStyle`
  :root { --toast-inset: auto calc(max(var(--safe-bottom), 8px) + max(60px, 3rem) + 16px + var(--over-bar, 0px)); }
`

const Root = styled.div`
  --margin: 12px;
  --band: calc(max(44px, 2.75rem) + 12px + var(--safe-top));
  --pill-room: calc(max(var(--safe-bottom), 8px) + max(60px, 3rem) + 20px);
  display: grid;
  grid-template: auto auto 1fr auto / minmax(0, 1fr);
  min-block-size: 100dvh;
  padding-block-end: var(--pill-room);

  @media (max-width: 399px) { --margin: 8px; }
  /* After scrolling only the rail's icons are visible, to leave room for games; screen readers read the labels. */
  @media (max-width: 599px) {
    &[data-scrolled] { --rail: 52px; --rail-type: 0px; --rail-item: 52px; }
  }
`

const Header = styled.header`
  position: relative;
  z-index: calc(var(--layer-bar) + 1);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  min-block-size: calc(48px + var(--safe-top));
  padding-block-start: var(--safe-top);
  padding-inline: var(--margin) calc(var(--margin) - 4px);
  background: var(--surface-1);

  > :nth-child(2) { margin-inline-start: auto; }
`

const Body = styled.div`
  container: lobby / inline-size;
  min-inline-size: 0;
`

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100%;

  &[data-rail] { grid-template-columns: var(--rail, 76px) minmax(0, 1fr); }
  @container lobby (max-width: 19.5em) {
    &[data-rail] { grid-template: auto 1fr / minmax(0, 1fr); }
  }
`

const Side = styled.nav`
  background: var(--surface-3);

  > div {
    position: sticky;
    inset-block-start: var(--band);
    max-block-size: calc(100dvh - var(--band));
    overflow-y: auto;
    scrollbar-width: none;
    padding-block-end: var(--pill-room);
  }
  > div::-webkit-scrollbar { display: none; }
  @container lobby (max-width: 19.5em) {
    > div { position: static; max-block-size: none; overflow: auto hidden; padding-block-end: 0; }
  }
`

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  padding: 8px var(--margin);
  border-block-start: 1px solid var(--hairline);
  color: var(--text-muted);
`

const Float = styled.div`
  position: fixed;
  inset-inline-end: calc(var(--gutter) + 12px);
  inset-block-end: calc(var(--pill-room) + var(--over-bar, 0px));
  z-index: var(--layer-bar);
  display: grid;
  justify-items: end;
  gap: 8px;
  max-inline-size: calc(100% - 2 * var(--gutter) - 24px);
  pointer-events: none;

  > * { pointer-events: auto; }
`

/** Header, search, categories at the side, content, and the pill over everything. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const { plan, facts } = usePlanned()
  const listsGames = facts.route.screen === 'home' || facts.route.screen === 'game'
  const rail = listsGames && plan.slots['shell.rail'].length > 0
  const more = plan.slots['shell.footer'].length > 0 || plan.slots['shell.float'].length > 0
  return (
    <Root {...useShellRoot()}>
      <Places />
      <SkipLinks />
      <Header>
        <Logo />
        <Slot name="header.actions" />
        <Slot name="header.account" />
      </Header>
      <Search />
      <Body>
        <Frame data-rail={rail || undefined}>
          {rail && (
            <Side aria-label={t('games')}>
              <Slot name="shell.rail" />
            </Side>
          )}
          {children}
        </Frame>
      </Body>
      {more && (
        <Foot>
          <Slot name="shell.footer" />
          <Float data-float="">
            <Slot name="shell.float" />
          </Float>
        </Foot>
      )}
      <PillBar />
    </Root>
  )
}
