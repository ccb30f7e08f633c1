import uFuzzy from '@leeoniya/ufuzzy'
import type { GameLane } from '../../../../layouts/games.ts'
import { folded, sieved, textOf } from './choose.ts'

/** Shorter searches resemble nearly every name. */
export const SHORTEST_SIMILAR = 3
/** A longer text is no name of a game; its words would only cost time. */
export const LONGEST_SIMILAR = 40

/** One letter of each word may be wrong, missing, too many, or swapped with the next; words may come in any order. */
const matcher = new uFuzzy({
  unicode: true,
  interSplit: "[^\\p{L}\\p{N}']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\p{N}|\\p{N}\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\p{N}']",
  intraContr: "'\\p{L}{1,2}\\b",
  intraMode: 1,
})
/** Words that may change places: every order of them is tried. */
const MOST_MOVED_WORDS = 3
/** Above this number the matches are not ranked. */
const MOST_RANKED = 500

/**
 * The games whose name resembles the search, for a search that no game contains: with one wrong letter in a word. Lanes without one
 * are left out. A separate module, because only such a search needs the library.
 */
export function similar<L extends GameLane>(lanes: readonly L[], search: string): readonly L[] {
  const needle = folded(search)
  if (needle.length < SHORTEST_SIMILAR || needle.length > LONGEST_SIMILAR) return []
  const cards = lanes.flatMap((lane) => lane.cards)
  const [found] = matcher.search(cards.map(textOf), needle, MOST_MOVED_WORDS, MOST_RANKED)
  if (!found) return []
  const passed = new Set(found.map((at) => cards[at]))
  return sieved(lanes, (card) => passed.has(card))
}
