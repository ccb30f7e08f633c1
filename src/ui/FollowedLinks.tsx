import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ListLinks, useListLinks } from './ListLinks.ts'

/** Its children stand where it stands. */
const Around = styled.div`
  display: contents;
`

/** Follows the links inside it with one listener, so that a page of a hundred links has no router's hooks for each. */
export function FollowedLinks({ children }: { readonly children: ReactNode }) {
  const { hrefOf, follow } = useListLinks()
  return (
    <Around onClick={follow}>
      <ListLinks value={hrefOf}>{children}</ListLinks>
    </Around>
  )
}
