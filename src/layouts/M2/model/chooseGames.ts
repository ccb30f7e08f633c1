import type { GameCard, GameLane } from '../../games.ts'
import { gameKey } from '../../manyGames.ts'

/** How many games of a lane stand on home before "See all"; the first lane has more. */
export const FIRST_PREVIEW = 6
export const PREVIEW = 4

export interface Choice {
  /** The lane that was chosen; undefined: all. */
  readonly lane: string | undefined
  /** What the lanes are filtered by already; undefined: nothing. */
  readonly vendor: string | undefined
  readonly search: string
  readonly place: 'home' | 'page'
}

export interface Chosen {
  readonly groups: readonly Group[]
  /** Games in all groups. */
  readonly count: number
}

/** Games under one heading. */
export interface Group {
  readonly id: string
  /** Undefined: what was searched or filtered, across lanes. */
  readonly title: string | undefined
  readonly count: number
  readonly cards: readonly GameCard[]
  /** There are more than these cards: the lane shows them all. */
  readonly more: boolean
}

/** Which games are shown, under which headings. A search or a filter looks through all lanes, each game once. */
export function chooseGames(all: readonly GameLane[], choice: Choice): Chosen {
  const lane = all.find(({ id }) => id === choice.lane)
  const lanes = lane ? [lane] : all

  if (choice.vendor !== undefined || choice.search !== '') {
    const each = new Map(lanes.flatMap((one) => one.cards).map((card) => [gameKey(card), card]))
    const cards = [...each.values()]
    const group = { id: 'found', title: undefined, count: cards.length, cards, more: false }
    return { groups: cards.length > 0 ? [group] : [], count: cards.length }
  }

  const groups = lanes.map((one, at): Group => {
    const limit = lane || choice.place === 'page' ? one.cards.length : at === 0 ? FIRST_PREVIEW : PREVIEW
    const cards = one.cards.slice(0, limit)
    const count = Math.max(one.count, one.cards.length)
    return { id: one.id, title: one.title, count, cards, more: !lane && count > cards.length }
  })
  return { groups, count: groups.reduce((sum, { cards }) => sum + cards.length, 0) }
}
