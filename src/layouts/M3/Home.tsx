import { type ReactNode, useEffect } from 'react'
import styled from 'styled-components'
import { atFirstTouch } from '../../ui/atFirstTouch.ts'
import { preloadLater } from './later.tsx'

const Sheet = styled.div`
  padding-block-end: 32px;

  /* The first section needs no air above it: the header has just ended. */
  > :nth-child(1 of :not([hidden])) { --air: 4px; --rule: transparent; }
`

/** The home: sections one under the other, with air. */
export function Home({ children }: { readonly children: ReactNode }) {
  useEffect(() => atFirstTouch(preloadLater), [])
  return <Sheet>{children}</Sheet>
}
