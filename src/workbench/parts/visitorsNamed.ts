import { labels } from '../texts.ts'

const words: Readonly<Record<string, string>> = labels.settings.visitors

/** Visitors in words; all of them in one. */
export const visitorsNamed = (visitors: readonly string[]): string =>
  visitors.length === Object.keys(words).length
    ? labels.settings.everybody
    : visitors.map((visitor) => words[visitor] ?? visitor).join(' · ')
