import { type ReactNode, useEffect } from 'react'
import styled from 'styled-components'
import { atFirstTouch } from '../../ui/atFirstTouch.ts'
import { preloadLater } from './later.tsx'

const Sheet = styled.div`
  /* As high as the window between header and bar: a home with little in it has its footer at the bottom. */
  min-block-size: calc(100dvh - var(--safe-top) - 60px - var(--bar) - 24px);
  padding-block-end: 32px;

  > [data-section='footer']:last-child { position: sticky; inset-block-start: 100dvh; }

  /* The first section needs no air above it: the header has just ended. */
  > * { --air: 4px; --rule: transparent; }
  > :not([hidden]) ~ * { --air: inherit; --rule: inherit; }
`

/** The home: sections one below the other, with space between them. */
export function Home({ children }: { readonly children: ReactNode }) {
  useEffect(() => atFirstTouch(preloadLater), [])
  return <Sheet>{children}</Sheet>
}
