import type { GameCard, GameLane } from '../../../../layouts/parts.ts'
import type { Played } from '../../launchGame/public.ts'
import type { Lane, LaneCard } from './lanes.ts'
import { mergeVendors, type ShownVendor } from './vendors.ts'

/** What a home template says about its lanes (docs/contract.md). */
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

/** What a search looks at. Folding thousands of names takes longer than a letter may. */
const texts = new WeakMap<GameCard, string>()

function textOf(card: GameCard): string {
  const known = texts.get(card) ?? folded(`${card.name} ${card.vendorName}`)
  texts.set(card, known)
  return known
}

/** The games that pass, and how many they are; lanes where none does are left out. */
function sieved<L extends GameLane>(lanes: readonly L[], passes: (card: GameCard) => boolean): readonly L[] {
  return lanes.flatMap((lane) => {
    const cards = lane.cards.filter(passes)
    return cards.length > 0 ? [{ ...lane, cards, count: cards.length }] : []
  })
}

/** The games whose name or vendor has every word of the search; lanes where none has are left out. */
export function searched<L extends GameLane>(lanes: readonly L[], search: string): readonly L[] {
  const words = folded(search).split(' ').filter(Boolean)
  if (words.length === 0) return lanes
  return sieved(lanes, (card) => {
    const text = textOf(card)
    return words.every((word) => text.includes(word))
  })
}

/**
 * The games of a vendor, undefined: every game. Of a chosen lane its own are sifted, and the other lanes stay to be chosen;
 * without one every lane is, and lanes without such games are left out.
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

/** Who made the games of the chosen lane, or of all of them; whom a lane merely names is no choice. */
export function makersOf(lanes: readonly Lane[], selected: string | undefined): readonly ShownVendor[] {
  const chosen = selected === undefined ? lanes : lanes.filter(({ id }) => id === selected)
  return mergeVendors(
    chosen.map(({ vendors, cards }) => {
      const makers = new Set(cards.map(({ vendor }) => vendor))
      return vendors.filter(({ code }) => makers.has(code))
    }),
  )
}

/** The vendor of the address, if it is one of the choices. */
export const chosenVendor = (makers: readonly ShownVendor[], asked: string | null): string | undefined =>
  makers.find(({ code }) => code === asked)?.code

/** At most so many cards in a lane; its count stays. */
export const limited = <L extends GameLane>(lanes: readonly L[], limit: number | undefined): readonly L[] =>
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

/** How many games stand in lanes; one that stands in several is one. */
export const countGames = (lanes: readonly GameLane[]): number =>
  new Set(lanes.flatMap(({ cards }) => cards.map(({ vendor, code }) => JSON.stringify([vendor, code])))).size
