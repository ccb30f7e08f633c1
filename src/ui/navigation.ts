import { use, useCallback, useEffect, useMemo } from 'react'
import {
  UNSAFE_NavigationContext as NavigationContext,
  type Path,
  parsePath,
  type To,
  useLocation,
} from 'react-router-dom'
import { baseOf, guardUrl, isInside } from './url/guard.ts'

/** Goes to an address of the app, or by so many entries of the history. Another site's address is not followed. */
export type Navigate = (to: To | number, options?: NavigateOptions) => void

interface NavigateOptions {
  readonly replace?: boolean
  /** The state of the new entry of the history. */
  readonly state?: unknown
}

/**
 * As React Router's hook, for absolute addresses and changes of the query. What the library needs for relative routes and for its
 * data routers would be 2.3 kB of the first load (docs/performance.md).
 */
export function useNavigate(): Navigate {
  const { navigator } = use(NavigationContext)
  return useCallback(
    (to, { replace = false, state } = {}) => {
      if (typeof to === 'number') navigator.go(to)
      else if (isOwn(to)) navigator[replace ? 'replace' : 'push'](to, state)
    },
    [navigator],
  )
}

/** Whether an address is one of the app's pages. One without a path is a place of the page that is open. */
function isOwn(to: To): boolean {
  const { pathname } = typeof to === 'string' ? parsePath(to) : to
  if (!pathname) return true
  const base = baseOf(window.location.origin)
  const url = guardUrl(pathname, { base, allow: 'link' })
  return url !== undefined && isInside(url, base)
}

type Change = (before: URLSearchParams) => URLSearchParams

/** The parameters of the address, and a function that changes them in the same entry of the history. */
export function useSearchParams(): readonly [params: URLSearchParams, change: (change: Change) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const change = useCallback(
    (change: Change) => {
      const query = String(change(params))
      navigate({ search: query && `?${query}` }, { replace: true })
    },
    [params, navigate],
  )
  return [params, change]
}

/** Replaces the address as soon as it is rendered. */
export function Redirect({ to, state }: { readonly to: Path; readonly state?: unknown }): null {
  const navigate = useNavigate()
  const { pathname, search, hash } = to
  useEffect(
    () => navigate({ pathname, search, hash }, { replace: true, state }),
    [navigate, pathname, search, hash, state],
  )
  return null
}
