import type { Target } from '../ui/Go.tsx'
import type { GameLanesView } from './parts.ts'

/** Whether there are no games at all: none are left out by a lane, a vendor or a search. */
export const hasNoGames = ({
  lanes,
  selected,
  vendor,
  search,
}: Pick<GameLanesView, 'lanes' | 'selected' | 'vendor' | 'search'>): boolean =>
  lanes.state === 'empty' && !selected && !vendor && !search

/** Where the page of games leads that has none. */
export const HOME: Target = { to: '/m/home' }
