import { lazy } from '../../../registry/lazy.ts'
import type { GameLanesView } from '../../parts.ts'
import type { Group } from '../model/chooseGames.ts'

export interface ManyCardsProps extends Pick<GameLanesView, 'favourites'> {
  readonly groups: readonly Group[]
  /** As in {@link GroupHead}. */
  readonly name: string
  readonly select: (lane: string) => void
}

/** Downloaded where more games are to be shown than a phone draws at once. */
export const manyCards = lazy<ManyCardsProps>(() => import('./ManyCards.tsx'))
