import type { COMPARED } from '../compare/compareSites.ts'
import { featureLines, rowLines } from '../compare/print.ts'
import type { Difference } from './diffOf.ts'
import { isSame } from './diffOf.ts'

type Group = (typeof COMPARED)[number]

/** The groups of a comparison by what a player notices of them. */
const NOTICED: Readonly<Record<string, readonly Group[]>> = {
  'How it looks': ['site', 'theme', 'tokens', 'tokens in the dark', 'sections'],
  'What it says': ['languages', 'texts', 'services'],
  'What is set': ['flags', 'settings', 'other'],
}

/** A difference for people: first what players find or miss, then what they see and read, and last the values. Pure. */
export function linesOfDiff(folder: string, origin: string, difference: Difference): string[] {
  const { comparison, notes } = difference
  const lines = [`${folder} (←) and ${origin} (→)`]
  if (comparison.features.length > 0)
    lines.push('What players find there', ...featureLines(comparison.features))
  for (const [heading, names] of Object.entries(NOTICED)) {
    const rows = names.flatMap((name) => comparison.groups[name])
    if (rows.length > 0) lines.push(heading, ...rowLines(rows))
  }
  if (isSame(difference)) lines.push('  no difference')
  return [...lines, ...notes.map((note) => `  not compared: ${note}`)]
}
