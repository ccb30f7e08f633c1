import { FIRST_SECTIONS } from '../../../site/home.ts'

/** Sections that a home may begin with: its banners, or the next draw. */
const HEROES: ReadonlySet<string> = new Set(['bannerCarousel', 'lotteryDraws'])

/**
 * The index of the section that the member's own games stand before: the one after the hero, or the first where no hero is in
 * the first window. Undefined: this home has no games.
 *
 * @param types of all sections, in their order
 */
export function ownGamesPlace(types: readonly string[]): number | undefined {
  if (!types.includes('gameLanes')) return undefined
  return types.slice(0, FIRST_SECTIONS).findIndex((type) => HEROES.has(type)) + 1
}
