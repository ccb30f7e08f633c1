import type { SectionType } from '../../../site/home.ts'

/** The word for each section that has a name of its own; the others are passed on the way. */
export const NAMES: { readonly [T in SectionType]?: string } = {
  lotteryDraws: 'draws',
  vipProgress: 'vip',
  gameLanes: 'games',
  gameMatches: 'matches',
  promotions: 'promotions',
}

/** The named ones of a home's sections, each once. */
export const namedOf = <Type extends string>(types: readonly Type[]): readonly Type[] =>
  [...new Set(types)].filter((type) => Object.hasOwn(NAMES, type))

/** Whether words lead to a home's sections: one alone leads nowhere. */
export const hasTabs = (types: readonly string[]): boolean => namedOf(types).length > 1
