import { useCallback, useEffect, useState } from 'react'
import type { EndpointSearch } from './model/findEndpoint.ts'

/** Finds the fastest line; always ends. */
export type FindEndpoint = (signal: AbortSignal) => Promise<EndpointSearch>

/** The search that is under way (undefined) or over, and a way to begin another one. */
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
  // An ending belongs to the search that it is the end of.
  const isOver = ended?.findEndpoint === findEndpoint && ended.round === round
  return { search: isOver ? ended.search : undefined, again }
}
