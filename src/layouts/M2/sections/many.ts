import { lazy } from '../../../registry/lazy.ts'
import type { Group } from '../model/chooseGames.ts'

export interface ManyCardsProps {
  readonly groups: readonly Group[]
  /** As in {@link GroupHead}. */
  readonly name: string
  readonly select: (lane: string) => void
}

/** Downloaded where more games are to be shown than a phone draws at once. */
export const manyCards = lazy<ManyCardsProps>(() => import('./ManyCards.tsx'))
