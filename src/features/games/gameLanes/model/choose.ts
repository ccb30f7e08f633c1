import type { GameCard, GameLane } from '../../../../layouts/games.ts'
import { gameKey } from '../../../../layouts/manyGames.ts'
import type { Played } from '../../played/public.ts'
import type { Lane, LaneCard } from './lanes.ts'
import { mergeVendors, type ShownVendor } from './vendors.ts'

/** The lane options of a home template (docs/contract.md). */
export interface LaneOptions {
  readonly titles?: readonly string[]
  readonly limit?: number
}

/** Normalizes text for comparison: without case, accents and repeated spaces. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').replace(/\s+/g, ' ').trim().toLowerCase()

/** The lanes that the template lists, in its order; all lanes if it lists none. */
export function withTitles<L extends Pick<GameLane, 'title'>>(
  lanes: readonly L[],
  titles: readonly string[] | undefined,
): readonly L[] {
  if (!titles) return lanes
  return [...new Set(titles.map(folded))].flatMap((title) =>
    lanes.filter((lane) => folded(lane.title) === title),
  )
}

const texts = new WeakMap<GameCard, string>()

/** The searchable text of a card, cached: normalizing thousands of names would delay each typed letter. */
export function textOf(card: GameCard): string {
  const known = texts.get(card) ?? folded(`${card.name} ${card.vendorName}`)
  texts.set(card, known)
  return known
}

/** Filters the games and updates the count of each lane. Lanes without a match are left out. */
export function sieved<L extends GameLane>(
  lanes: readonly L[],
  passes: (card: GameCard) => boolean,
): readonly L[] {
  return lanes.flatMap((lane) => {
    const cards = lane.cards.filter(passes)
    return cards.length > 0 ? [{ ...lane, cards, count: cards.length }] : []
  })
}

/** The games whose name or vendor contains every word of the search. Lanes without a match are left out. */
export function searched<L extends GameLane>(lanes: readonly L[], search: string): readonly L[] {
  const words = folded(search).split(' ').filter(Boolean)
  if (words.length === 0) return lanes
  return sieved(lanes, (card) => {
    const text = textOf(card)
    return words.every((word) => text.includes(word))
  })
}

/**
 * The games of a vendor; undefined: all games. With a chosen lane only that lane is filtered, so the other lanes can still be
 * chosen. Without one all lanes are filtered. A filtered lane without such games is left out.
 */
export function madeBy<L extends GameLane>(
  lanes: readonly L[],
  vendor: string | undefined,
  selected: string | undefined,
): readonly L[] {
  if (vendor === undefined) return lanes
  const its = (card: GameCard) => card.vendor === vendor
  if (selected === undefined) return sieved(lanes, its)
  return lanes.flatMap((lane) => (lane.id === selected ? sieved([lane], its) : [lane]))
}

/** The vendors of the games in the chosen lane, or in all lanes. A vendor that is listed but has no games is left out. */
export function makersOf(lanes: readonly Lane[], selected: string | undefined): readonly ShownVendor[] {
  const chosen = selected === undefined ? lanes : lanes.filter(({ id }) => id === selected)
  return mergeVendors(
    chosen.map(({ vendors, cards }) => {
      const makers = new Set(cards.map(({ vendor }) => vendor))
      return vendors.filter(({ code }) => makers.has(code))
    }),
  )
}

/** The vendor from the URL, if it is one of the choices. */
export const chosenVendor = (makers: readonly ShownVendor[], asked: string | null): string | undefined =>
  makers.find(({ code }) => code === asked)?.code

/** Limits the cards of each lane. The lane's count stays unchanged. */
export const limited = <L extends GameLane>(lanes: readonly L[], limit: number | undefined): readonly L[] =>
  limit === undefined ? lanes : lanes.map((lane) => ({ ...lane, cards: lane.cards.slice(0, limit) }))

/** The cards of stored games, in their order. Games that no longer exist are left out. */
export function cardsOf(lanes: readonly Lane[], played: readonly Played[]): readonly LaneCard[] {
  const cards = lanes.flatMap((lane) => lane.cards)
  return played.flatMap(({ code, vendor }) => {
    const isIts = (one: LaneCard) => !vendor || one.sentVendor === vendor || one.vendor === vendor
    const card = cards.find((one) => one.code === code && isIts(one))
    return card ? [card] : []
  })
}

/** The card that an address names by the game's code, or by vendor and code. */
export const cardNamed = (lanes: readonly GameLane[], name: string): GameCard | undefined => {
  const cards = lanes.flatMap(({ cards }) => cards)
  return cards.find(({ code }) => code === name) ?? cards.find((card) => gameKey(card) === name)
}

/** How an address names a card: by its code, or by vendor and code where another vendor's game has that code too. */
export function nameOfCard(lanes: readonly GameLane[], card: GameCard): string {
  const found = cardNamed(lanes, card.code)
  return found && gameKey(found) === gameKey(card) ? card.code : gameKey(card)
}

/** The lane from the URL, if it exists. */
export const chosenLane = (lanes: readonly GameLane[], asked: string | null): string | undefined =>
  lanes.find(({ id }) => id === asked)?.id

/** The number of games in the lanes. A game in several lanes counts once. */
export const countGames = (lanes: readonly GameLane[]): number =>
  new Set(lanes.flatMap(({ cards }) => cards.map(({ vendor, code }) => JSON.stringify([vendor, code])))).size
