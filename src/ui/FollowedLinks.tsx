import { type MouseEvent, type ReactNode, use, useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { FOLLOWED, LinkAddress, PaintFirst } from './links.ts'
import { useNavigate } from './navigation.ts'
import { trackedOf, withTracked } from './url/guard.ts'

/** Without a box of its own. */
const Around = styled.div`
  display: contents;
`

/** Handles clicks on the links inside it. */
export function FollowedLinks({ children }: { readonly children: ReactNode }) {
  const { search, pathname, hash } = useLocation()
  const navigate = useNavigate()
  const paintFirst = use(PaintFirst)
  const tracked = trackedOf(search)
  const addressOf = useCallback(
    (to: string): string => {
      const place = withTracked(to, tracked)
      return place.pathname + place.search + place.hash
    },
    [tracked],
  )
  const follow = (event: MouseEvent) => {
    const address =
      event.target instanceof Element && event.target.closest(`a[${FOLLOWED}]`)?.getAttribute('href')
    // Modified clicks, such as opening a new tab, are left to the browser.
    const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
    if (!address || event.defaultPrevented || !isPlain) return
    event.preventDefault()
    paintFirst(() => navigate(address, { replace: address === pathname + search + hash }))
  }
  return (
    <Around onClick={follow}>
      <LinkAddress value={addressOf}>{children}</LinkAddress>
    </Around>
  )
}
