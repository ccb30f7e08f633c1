import { type Call, fixture } from '../call.ts'
import { at, isRecord, text } from '../json.ts'

/** The data of a game for the page that plays it. */
export interface KnownGame {
  readonly code: string
  /** The name on its card; undefined for a game without a card. */
  readonly name?: string
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The game with the requested code or node. A game without a card can be played too. */
export async function knownGame(call: Call, asked: string): Promise<KnownGame> {
  const lanes = list(at(await fixture(call, 'relay/GCSGAME_newGameVendor'), 'data', 'lanes'))
  const card = lanes
    .flatMap((lane) => list(at(lane, 'cards')))
    .find((one) => isRecord(one) && [one.code, one.nodeId].some((name) => String(name ?? '') === asked))
  return { code: text(at(card, 'code')) || asked, name: text(at(card, 'displayName')) }
}
