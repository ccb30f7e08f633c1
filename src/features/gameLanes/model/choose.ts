import type { GameLane } from '../../../layouts/parts.ts'
import type { Played } from '../../launchGame/public.ts'
import type { Lane, LaneCard } from './lanes.ts'

/** What a home template says about its lanes (contract, section 6). */
export interface LaneOptions {
  readonly titles?: readonly string[]
  readonly limit?: number
}

/** Text as people compare it: without case, accents and doubled blanks. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').replace(/\s+/g, ' ').trim().toLowerCase()

/** The lanes that the template names, in its order; without titles all of them. */
export function withTitles<L extends Pick<GameLane, 'title'>>(
  lanes: readonly L[],
  titles: readonly string[] | undefined,
): readonly L[] {
  if (!titles) return lanes
  return [...new Set(titles.map(folded))].flatMap((title) =>
    lanes.filter((lane) => folded(lane.title) === title),
  )
}

/** The games whose name or vendor has every word of the search; lanes where none has are left out. */
export function searched(lanes: readonly GameLane[], search: string): readonly GameLane[] {
  const words = folded(search).split(' ').filter(Boolean)
  if (words.length === 0) return lanes
  return lanes.flatMap((lane) => {
    const cards = lane.cards.filter(({ name, vendorName }) => {
      const text = folded(`${name} ${vendorName}`)
      return words.every((word) => text.includes(word))
    })
    return cards.length > 0 ? [{ ...lane, cards, count: cards.length }] : []
  })
}

/** At most so many cards in a lane; its count stays. */
export const limited = (lanes: readonly GameLane[], limit: number | undefined): readonly GameLane[] =>
  limit === undefined ? lanes : lanes.map((lane) => ({ ...lane, cards: lane.cards.slice(0, limit) }))

/** The cards of what was played, most recent first; games that are no longer there are left out. */
export function playedCards(lanes: readonly Lane[], played: readonly Played[]): readonly LaneCard[] {
  const cards = lanes.flatMap((lane) => lane.cards)
  return played.flatMap(({ code, vendor }) => {
    const card = cards.find((one) => one.code === code && (!vendor || one.sentVendor === vendor))
    return card ? [card] : []
  })
}

/** The lane of the address, if there is such a lane. */
export const chosenLane = (lanes: readonly GameLane[], asked: string | null): string | undefined =>
  lanes.find(({ id }) => id === asked)?.id
