import { createContext, type MouseEvent, useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { trackedOf, withTracked } from './url/guard.ts'

/**
 * Creates the address of a link in a list that handles clicks itself; undefined where each link does. A router link needs a
 * dozen hooks: in a list of thousands, which renders new ones with every frame, one listener handles all.
 */
export const ListLinks = createContext<((to: string) => string) | undefined>(undefined)

/** Marks a link that the list handles. */
export const FOLLOWED = 'data-followed'

/** The value of a list for {@link ListLinks}, and the list's click listener. */
export function useListLinks() {
  const { search, pathname, hash } = useLocation()
  const navigate = useNavigate()
  const tracked = trackedOf(search)
  const hrefOf = useCallback(
    (to: string): string => {
      const place = withTracked(to, tracked)
      return place.pathname + place.search + place.hash
    },
    [tracked],
  )
  const follow = (event: MouseEvent) => {
    const href =
      event.target instanceof Element && event.target.closest(`a[${FOLLOWED}]`)?.getAttribute('href')
    // Modified clicks, such as opening a new tab, are left to the browser.
    const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
    if (!href || event.defaultPrevented || !isPlain) return
    event.preventDefault()
    navigate(href, { replace: href === pathname + search + hash })
  }
  return { hrefOf, follow }
}
