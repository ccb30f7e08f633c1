import { type ReactNode, useEffect } from 'react'
import styled from 'styled-components'
import { bringLater } from './later.tsx'

const Sheet = styled.div`
  padding-block-end: 32px;

  /* The first section needs no air above it: the header has just ended. */
  > :nth-child(1 of :not([hidden])) { --air: 4px; --rule: transparent; }
`

/** Home has painted and loaded its pictures by then, ms. */
const CALM_AFTER = 3000

/** The home: sections one under the other, with air. */
export function Home({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    const timer = setTimeout(bringLater, CALM_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return <Sheet>{children}</Sheet>
}
