import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ListLinks, useListLinks } from './ListLinks.ts'

/** Without a box of its own. */
const Around = styled.div`
  display: contents;
`

/** Handles clicks on the links inside it with one listener, so that a hundred links need no router hooks each. */
export function FollowedLinks({ children }: { readonly children: ReactNode }) {
  const { hrefOf, follow } = useListLinks()
  return (
    <Around onClick={follow}>
      <ListLinks value={hrefOf}>{children}</ListLinks>
    </Around>
  )
}
