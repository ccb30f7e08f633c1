import type { GameVendorLanes, GameLane as SentLane } from '../../../../generated/types.ts'
import type { GameCard, GameLane } from '../../../../layouts/games.ts'
import type { Target } from '../../../../ui/Go.tsx'
import { type Launch, LOTTERY_VENDORS, lotteryArea } from '../../launchGame/public.ts'
import { orderVendors, type ShownVendor, shownVendor } from './vendors.ts'

export interface RequestContext {
  /** The currency of the member, else of the country, else of the site, as sent. The currency TLB renames vendors. */
  readonly currency: string
  readonly pictures: (text: unknown) => readonly string[]
  readonly launch: (game: Launch) => Target
  /** The target of a launch without money. */
  readonly tryOut: (game: Launch) => Target
}

/** A card with the back office's vendor code, which identifies a played game. */
export interface LaneCard extends GameCard {
  readonly sentVendor: string
}
export interface Lane extends GameLane {
  readonly vendors: readonly ShownVendor[]
  readonly cards: readonly LaneCard[]
}

/** The lanes to show, in the order sent. Lanes without games are left out. */
export function lanesOf(sent: GameVendorLanes | undefined, requestContext: RequestContext): readonly Lane[] {
  const ids = new Set<string>()
  return (sent?.data?.lanes ?? []).flatMap((lane) => {
    if (!lane.cards?.length) return []
    const title = lane.title?.trim() ?? ''
    let id = title
    for (let twin = 2; ids.has(id); twin += 1) id = `${title} ${twin}`
    ids.add(id)
    return [laneOf(id, title, lane, requestContext)]
  })
}

function laneOf(
  id: string,
  title: string,
  { cards = [], gameClassify, gameCount }: SentLane,
  requestContext: RequestContext,
): Lane {
  const { currency, pictures } = requestContext
  const classes = (gameClassify ?? []).flatMap(({ vendors }) => vendors ?? [])
  const made = cards.map((card) => ({ ...card, vendor: makerOf(card) }))
  const vendors = orderVendors(classes, made, currency).map(({ icon, ...vendor }): ShownVendor => {
    const [picture] = pictures(icon)
    return { ...vendor, ...(picture && { icon: picture }) }
  })
  const names = new Map(vendors.map(({ code, name }) => [code, name]))
  return {
    id,
    title,
    count: Math.max(gameCount ?? 0, cards.length),
    vendors,
    cards: made.map((card) => cardOf(card, names, requestContext)),
  }
}

type SentCard = NonNullable<SentLane['cards']>[number]

/** The game's vendor. For a lottery without one, its game type or account type gives the vendor. */
function makerOf({ vendor, gameType, accountTypeName }: SentCard): string {
  const area = lotteryArea(gameType, accountTypeName)
  return vendor || (area ? LOTTERY_VENDORS[area] : '')
}

function cardOf(
  { code, displayName, vendor, image, hasTrial, nodeId, gameType }: SentCard & { readonly vendor: string },
  names: ReadonlyMap<string, string>,
  { currency, pictures, launch, tryOut }: RequestContext,
): LaneCard {
  const shown = shownVendor(vendor, currency)
  const game = { code, vendor: vendor || undefined, gameType, node: nodeId?.toString() }
  return {
    code,
    name: displayName,
    vendor: shown,
    vendorName: names.get(shown) ?? shown,
    sentVendor: vendor,
    // Getters: of thousands of games only a few are rendered, and only those need their URLs.
    get images() {
      return pictures(image)
    },
    get target() {
      return launch(game)
    },
    get trial() {
      return hasTrial ? tryOut(game) : undefined
    },
  }
}
