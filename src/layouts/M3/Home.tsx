import { type ReactNode, useEffect } from 'react'
import styled from 'styled-components'
import { atFirstTouch } from '../../ui/atFirstTouch.ts'
import { preloadLater } from './later.tsx'

const Sheet = styled.div`
  padding-block-end: 32px;

  /* The first section needs no air above it: the header has just ended. */
  > * { --air: 4px; --rule: transparent; }
  > :not([hidden]) ~ * { --air: inherit; --rule: inherit; }
`

/** The home: sections one below the other, with space between them. */
export function Home({ children }: { readonly children: ReactNode }) {
  useEffect(() => atFirstTouch(preloadLater), [])
  return <Sheet>{children}</Sheet>
}
