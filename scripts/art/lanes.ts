import { isRecord } from '../../src/json/read.ts'

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value : undefined

/** A game as the lanes list it. Without `hasCard` it has no picture, or one that games share: none is drawn for it. */
export type GameBrief = { code: string; title: string; hasCard?: boolean }

/** The file of a game's own card. */
const isOwnCard = (image: unknown, code: string): boolean =>
  text(image)?.endsWith(`/games/${code}.svg`) === true

/** The games and vendors that a merchant's lanes name, each once. */
export function readLanes(value: unknown): { games: GameBrief[]; vendors: string[] } {
  const games = new Map<string, GameBrief>()
  const vendors = new Set<string>()
  const data = isRecord(value) && isRecord(value.data) ? value.data : {}
  for (const lane of Array.isArray(data.lanes) ? data.lanes : []) {
    if (!isRecord(lane)) continue
    for (const card of Array.isArray(lane.cards) ? lane.cards : []) {
      if (!isRecord(card)) continue
      const code = text(card.code)
      if (code) {
        const title = text(card.displayName) ?? code
        games.set(code, { code, title, hasCard: isOwnCard(card.image, code) })
      }
      const vendor = text(card.vendor)
      if (vendor) vendors.add(vendor)
    }
    for (const group of Array.isArray(lane.gameClassify) ? lane.gameClassify : []) {
      for (const entry of isRecord(group) && Array.isArray(group.vendors) ? group.vendors : []) {
        const vendor = isRecord(entry) ? text(entry.vendor) : undefined
        if (vendor) vendors.add(vendor)
      }
    }
  }
  return { games: [...games.values()], vendors: [...vendors] }
}
