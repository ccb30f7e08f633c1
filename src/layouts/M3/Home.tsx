import type { ReactNode } from 'react'
import styled from 'styled-components'

const Sheet = styled.div`
  padding-block-end: 32px;

  /* The first section needs no air above it: the header has just ended. */
  > :first-child { --air: 4px; --rule: transparent; }
`

/** The home: sections one under the other, with air. */
export const Home = ({ children }: { readonly children: ReactNode }) => <Sheet>{children}</Sheet>
