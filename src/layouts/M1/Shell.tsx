import { type ReactNode, useEffect } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { usePlanned } from '../../registry/PlanContext.ts'
import { Slot } from '../../registry/Slot.tsx'
import { atFirstTouch } from '../../ui/atFirstTouch.ts'
import { Go } from '../../ui/Go.tsx'
import { SkipLinks } from '../SkipLinks.tsx'
import { useShellRoot } from '../useShellRoot.ts'
import { BottomBar } from './BottomBar.tsx'
import { Brand } from './Brand.tsx'
import { preloadLater } from './later.tsx'
import { pathOf } from './navigation.ts'

/** Positions of the bars, for what is outside of the shell: toasts and anchors. */
const Room = createGlobalStyle`
  :root {
    --header: calc(56px + var(--safe-top));
    --bar: calc(64px + var(--safe-bottom));
    --toast-inset: auto calc(var(--bar) + 36px + var(--over-bar, 0px));
    scroll-padding-block: var(--header) calc(var(--bar) + 16px);
  }
`

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  padding-block-end: var(--bar);

  > [data-body] { flex: 1; }
  > footer { display: grid; justify-items: center; gap: 8px; padding: 8px var(--margin) 24px; color: var(--text-muted); }
`

/** A shade over the hero; translucent glass once the page has been scrolled. */
const Header = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: calc(var(--layer-bar) + 1);
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  block-size: var(--header);
  padding-block-start: var(--safe-top);
  padding-inline: max(var(--margin), var(--safe-left)) max(var(--margin), var(--safe-right));

  > i { position: absolute; inset: 0 0 -16px; z-index: -1; background: linear-gradient(rgb(var(--bg-rgb) / 82%), transparent); pointer-events: none; }
  > i::after {
    content: '';
    position: absolute;
    inset: 0 0 16px;
    background: rgb(var(--bg-rgb) / 72%);
    -webkit-backdrop-filter: blur(20px) saturate(1.6); backdrop-filter: blur(20px) saturate(1.6);
    box-shadow: 0 1px var(--hairline);
  }
  @supports (animation-timeline: scroll()) {
    > i::after { animation: appear linear both; animation-timeline: scroll(root); animation-range: 0 64px; }
  }

  container-type: inline-size;

  > a, > span { flex: 1 1 0; display: grid; grid-template-columns: minmax(0, 1fr); align-items: center; min-inline-size: 56px; max-inline-size: 128px; min-block-size: 44px; }
  > div { display: flex; align-items: center; gap: 8px; }
  /* With large text the entries stay beside each other: their icons do not grow. */
  > div > [data-feature] > button { inline-size: max(44px, min(2.75rem, 12vw)); }
`

/** Header, navigation and slots around every ordinary screen. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { plan } = usePlanned()
  const home = pathOf(plan, 'home')
  useEffect(() => atFirstTouch(preloadLater), [])
  return (
    <Frame {...useShellRoot()}>
      <Room />
      <SkipLinks />
      <Header>
        <i aria-hidden />
        <Go target={home === undefined ? undefined : { to: home }}>
          <Brand />
        </Go>
        <div>
          <Slot name="header.actions" />
          <Slot name="header.account" />
        </div>
      </Header>
      <div data-body="">{children}</div>
      {plan.slots['shell.footer'].length > 0 && (
        <footer>
          <Slot name="shell.footer" />
        </footer>
      )}
      <BottomBar />
    </Frame>
  )
}
