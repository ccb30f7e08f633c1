import type { Target } from '../ui/Go.tsx'

export interface GameCard {
  readonly code: string
  readonly name: string
  readonly vendor: string
  readonly vendorName: string
  readonly images: readonly string[]
  readonly target: Target
  /** The target of the game's free trial; undefined: no trial. */
  readonly trial: Target
}

export interface GameMaker {
  readonly code: string
  readonly name: string
  readonly icon?: string
}

export interface GameLane {
  readonly id: string
  readonly title: string
  /** All games of the lane, which may be more than `cards`. */
  readonly count: number
  readonly vendors: readonly GameMaker[]
  readonly cards: readonly GameCard[]
}

/** The favourites of this member, or of the guests on this device. */
export interface FavouriteGames {
  readonly has: (game: Pick<GameCard, 'code' | 'vendor'>) => boolean
  readonly toggle: (game: Pick<GameCard, 'code' | 'vendor'>) => void
  /** @returns a function that ends the subscription */
  readonly subscribe: (changed: () => void) => () => void
}

/** A row of a member's own games. */
export interface OwnRow {
  readonly id: 'recent' | 'favourites'
  /** Games that are kept for it on this device. */
  readonly count: number
}

/** The rows of a member's own games after the hero of home, in their order. */
export interface OwnGamesView {
  readonly rows: readonly {
    readonly id: OwnRow['id']
    readonly title: string
    /** At least one. */
    readonly games: readonly GameCard[]
  }[]
}

export interface OwnGamesShapeProps {
  readonly rows: readonly OwnRow[]
}

/** The vendor filter's value for the favourites. It has a space, which no vendor's code has. */
export const FAVOURITES = 'my favourites'
