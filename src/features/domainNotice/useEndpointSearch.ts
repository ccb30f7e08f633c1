import { useCallback, useEffect, useState } from 'react'
import type { EndpointSearch } from './model/findEndpoint.ts'

/** Finds the fastest endpoint; always settles. */
export type FindEndpoint = (signal: AbortSignal) => Promise<EndpointSearch>

/** The result of the search (undefined while it runs), and a function to search again. */
export function useEndpointSearch(findEndpoint: FindEndpoint): {
  readonly search: EndpointSearch | undefined
  readonly again: () => void
} {
  const [round, setRound] = useState(0)
  const [ended, setEnded] = useState<{
    readonly search: EndpointSearch
    readonly findEndpoint: FindEndpoint
    readonly round: number
  }>()

  useEffect(() => {
    const left = new AbortController()
    const end = (search: EndpointSearch) => !left.signal.aborted && setEnded({ search, findEndpoint, round })
    findEndpoint(left.signal).then(end, () => end({ state: 'none' }))
    return () => left.abort()
  }, [findEndpoint, round])

  const again = useCallback(() => setRound((before) => before + 1), [])
  // A result counts only for the search that it belongs to.
  const isOver = ended?.findEndpoint === findEndpoint && ended.round === round
  return { search: isOver ? ended.search : undefined, again }
}
