import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { NextPlace } from '../ui/links.ts'

/** The id of the lane to mark: the one that was pressed counts before its games are rendered; undefined: all. */
export function useMarkedLane(selected: string | undefined): string | undefined {
  const next = use(NextPlace)
  const { pathname } = useLocation()
  const pressed = next && new URLSearchParams(next.search).get('lane')
  // An address of another screen without a lane is not about lanes.
  if (!next || (pressed === null && next.pathname !== pathname)) return selected
  return pressed ?? undefined
}
