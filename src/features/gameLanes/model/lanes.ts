import type { GameVendorLanes, GameLane as SentLane } from '../../../generated/types.ts'
import type { GameCard, GameLane } from '../../../layouts/parts.ts'
import type { Target } from '../../../ui/Go.tsx'
import { orderVendors, type ShownVendor, shownVendor } from './vendors.ts'

export interface Surroundings {
  /** As the site sends it: TLB renames vendors. */
  readonly currency: string
  readonly pictures: (text: unknown) => readonly string[]
  readonly launch: (code: string, vendor: string | undefined) => Target
}

/** A card and the vendor as the back office names it, by which a played game is found again. */
export interface LaneCard extends GameCard {
  readonly sentVendor: string
}
export interface Lane extends GameLane {
  readonly cards: readonly LaneCard[]
}

/** The lanes as they are shown, in the order in which they were sent; a lane without games is left out. */
export function lanesOf(sent: GameVendorLanes | undefined, surroundings: Surroundings): readonly Lane[] {
  const ids = new Set<string>()
  return (sent?.data?.lanes ?? []).flatMap((lane) => {
    if (!lane.cards?.length) return []
    const title = lane.title?.trim() ?? ''
    let id = title
    for (let twin = 2; ids.has(id); twin += 1) id = `${title} ${twin}`
    ids.add(id)
    return [laneOf(id, title, lane, surroundings)]
  })
}

function laneOf(
  id: string,
  title: string,
  { cards = [], gameClassify, gameCount }: SentLane,
  surroundings: Surroundings,
): Lane {
  const { currency, pictures } = surroundings
  const named = (gameClassify ?? []).flatMap(({ vendors }) => vendors ?? [])
  const vendors = orderVendors(named, cards, currency)
  return {
    id,
    title,
    count: Math.max(gameCount ?? 0, cards.length),
    vendors: vendors.map(({ code, name, icon }) => {
      const [picture] = pictures(icon)
      return { code, name, ...(picture && { icon: picture }) }
    }),
    cards: cards.map((card) => cardOf(card, vendors, surroundings)),
  }
}

type SentCard = NonNullable<SentLane['cards']>[number]

function cardOf(
  { code, displayName, vendor = '', image, hasTrial }: SentCard,
  vendors: readonly ShownVendor[],
  { currency, pictures, launch }: Surroundings,
): LaneCard {
  const shown = shownVendor(vendor, currency)
  return {
    code,
    name: displayName,
    vendor: shown,
    vendorName: vendors.find((one) => one.code === shown)?.name ?? shown,
    images: pictures(image),
    trial: hasTrial ?? false,
    target: launch(code, vendor || undefined),
    sentVendor: vendor,
  }
}
