import { createContext } from 'react'

/** What the overlay queue and a card over the bottom of the page tell each other. */
export interface CardTurn {
  /** A card that can fold begins as a pill, and an open one becomes a pill. */
  readonly isPill: boolean
  /** The card is open: it takes its space on the page. */
  readonly opened: () => void
  /** The player has answered it, and it closes. */
  readonly dismissed: () => void
}

export const CardTurn = createContext<CardTurn>({
  isPill: false,
  opened: () => undefined,
  dismissed: () => undefined,
})
