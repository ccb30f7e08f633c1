/** Delay before a typed search is written into the address, ms. */
export const SEARCH_DELAY = 250
export const LONGEST_SEARCH = 60

export interface SearchAddress {
  readonly pathname: string
  readonly search: string
  /** Further typing replaces the history entry, so that the back button skips half-typed words. */
  readonly replace: boolean
}

/**
 * Where a search leads: the page that shows games keeps its other parameters, any other page is left for one that
 * does. Undefined: nowhere.
 */
export function searchAddress(
  text: string,
  here: { readonly pathname: string; readonly search: string },
  /** The path of a page that lists games; the same as here where this one does. */
  games: string,
): SearchAddress | undefined {
  const query = text.trim().slice(0, LONGEST_SEARCH)
  const inside = here.pathname === games
  const params = new URLSearchParams(inside ? here.search : '')
  if (query === (params.get('q') ?? '')) return undefined
  if (query === '') params.delete('q')
  else params.set('q', query)
  const search = params.toString()
  return { pathname: games, search: search && `?${search}`, replace: inside }
}
