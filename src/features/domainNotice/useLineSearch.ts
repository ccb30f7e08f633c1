import { useCallback, useEffect, useState } from 'react'
import type { LineSearch } from './model/findLine.ts'

/** Finds the fastest line; always ends. */
export type FindLine = (signal: AbortSignal) => Promise<LineSearch>

/** The search that is under way (undefined) or over, and a way to begin another one. */
export function useLineSearch(findLine: FindLine): {
  readonly search: LineSearch | undefined
  readonly again: () => void
} {
  const [round, setRound] = useState(0)
  const [ended, setEnded] = useState<{
    readonly search: LineSearch
    readonly findLine: FindLine
    readonly round: number
  }>()

  useEffect(() => {
    const left = new AbortController()
    const end = (search: LineSearch) => !left.signal.aborted && setEnded({ search, findLine, round })
    findLine(left.signal).then(end, () => end({ state: 'none' }))
    return () => left.abort()
  }, [findLine, round])

  const again = useCallback(() => setRound((before) => before + 1), [])
  // An ending belongs to the search that it is the end of.
  const isOver = ended?.findLine === findLine && ended.round === round
  return { search: isOver ? ended.search : undefined, again }
}
