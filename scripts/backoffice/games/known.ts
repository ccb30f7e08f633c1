import { type Call, fixture } from '../call.ts'
import { at, isRecord, text } from '../json.ts'

/** A game as the page that plays it knows it. */
export interface KnownGame {
  readonly code: string
  /** As the card says; undefined for a game that stands on no card. */
  readonly name?: string
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The game whose code or node was asked for; one that stands on no card is played all the same. */
export async function knownGame(call: Call, asked: string): Promise<KnownGame> {
  const lanes = list(at(await fixture(call, 'relay/GCSGAME_newGameVendor'), 'data', 'lanes'))
  const card = lanes
    .flatMap((lane) => list(at(lane, 'cards')))
    .find((one) => isRecord(one) && [one.code, one.nodeId].some((name) => String(name ?? '') === asked))
  return { code: text(at(card, 'code')) || asked, name: text(at(card, 'displayName')) }
}
