import { createContext, type MouseEvent, useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { trackedOf, withTracked } from './url/guard.ts'

/**
 * The address of a link inside the app, in a list that follows its links itself; undefined where each link does. A router's
 * link is a dozen hooks: in a list of thousands, which draws new ones with every frame, one listener does for all.
 */
export const ListLinks = createContext<((to: string) => string) | undefined>(undefined)

/** Marks a link that the list follows. */
export const FOLLOWED = 'data-followed'

/** What a list hands to {@link ListLinks}, and its listener for clicks on the links in it. */
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
