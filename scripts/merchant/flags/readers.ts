import { registry } from '../../../src/app/registry.ts'
import { FLAGS, type FlagName } from '../catalogue.ts'
import { flagsReadInCode } from '../deadFlags.ts'
import { leavesOfFeature } from '../gates.ts'

/** What reads each flag: features by their gates, and `code` where code reads it outside of gates. Reads the app's sources. */
export function readersHere(): (flag: FlagName) => readonly string[] {
  const inCode = flagsReadInCode(FLAGS)
  const readers = new Map<string, string[]>()
  for (const feature of registry.features)
    for (const flag of new Set(leavesOfFeature(feature).flatMap((leaf) => ('flag' in leaf ? leaf.flag : []))))
      readers.set(flag, [...(readers.get(flag) ?? []), feature.id])
  return (flag) => [...(readers.get(flag) ?? []), ...(inCode.has(flag) ? ['code'] : [])]
}
