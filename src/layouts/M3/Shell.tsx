import type { ReactNode } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { usePlanned } from '../../registry/PlanContext.ts'
import { Slot } from '../../registry/Slot.tsx'
import { SkipLinks } from '../SkipLinks.tsx'
import { useShellRoot } from '../useShellRoot.ts'
import { BottomBar } from './BottomBar.tsx'
import { Brand } from './Brand.tsx'
import { Numerals } from './face/Numerals.tsx'
import { face } from './primitives/face.ts'
import { TopTabs } from './TopTabs.tsx'

/** Toasts rise above the bar. */
const Places = createGlobalStyle`
  :root { --toast-inset: auto calc(49px + var(--safe-bottom) + 12px + var(--over-bar, 0px)); }
`

const Frame = styled.div`
  ${face}
  --bar: calc(49px + var(--safe-bottom));
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  padding-inline: var(--safe-left) var(--safe-right);
  padding-block-end: calc(var(--bar) + 24px);

  > header { padding-block-start: var(--safe-top); }

  > footer { display: flex; flex-wrap: wrap; gap: 8px; padding-block-start: 8px; padding-inline: calc(var(--margin) - 12px); }
  > main { flex: 1; outline: none; }
  > main [data-section] { scroll-margin-block-start: calc(var(--safe-top) + 64px); }
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 8px;
  min-block-size: 60px;
  padding-inline: var(--margin);

  > :first-child { margin-inline-end: auto; }
`

const Float = styled.div`
  position: fixed;
  z-index: var(--layer-bar);
  inset-block-end: calc(var(--bar) + 12px + var(--over-bar, 0px));
  inset-inline-end: calc(var(--gutter) + var(--margin));
  display: grid;
  justify-items: end;
  gap: 12px;
`

/** Header, words that lead to the sections of the home, the content, and a bar of words below. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const home = usePlanned().facts.route.screen === 'home'
  return (
    <Frame {...useShellRoot()}>
      <Numerals />
      <Places />
      <SkipLinks />
      <header>
        <Top>
          <Brand />
          <Slot name="header.account" />
          <Slot name="header.actions" />
        </Top>
      </header>
      {home && <TopTabs />}
      {children}
      <footer>
        <Slot name="shell.footer" />
      </footer>
      <Float data-float="">
        <Slot name="shell.float" />
      </Float>
      <BottomBar />
    </Frame>
  )
}
