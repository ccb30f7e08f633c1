import type { SectionType } from '../../../site/home.ts'

/** The text key of each section that has a tab. */
export const NAMES: { readonly [T in SectionType]?: string } = {
  lotteryDraws: 'draws',
  vipProgress: 'vip',
  gameLanes: 'games',
  gameMatches: 'matches',
  promotions: 'promotions',
}

/** The sections of a home that have a tab, each once. */
export const namedOf = <Type extends string>(types: readonly Type[]): readonly Type[] =>
  [...new Set(types)].filter((type) => Object.hasOwn(NAMES, type))

/** The types of home's sections of which the answers hold nothing to show, by the keys of feature decisions: `feature#type`. */
export const emptyTypes = (keys: readonly string[]): ReadonlySet<string> =>
  new Set(keys.flatMap((key) => key.split('#')[1] ?? []))

/** Whether the home has tabs: a single one would be useless. */
export const hasTabs = (types: readonly string[]): boolean => namedOf(types).length > 1
