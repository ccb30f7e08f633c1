import { registry } from '../../../src/app/registry.ts'
import type { Feature } from '../../../src/registry/feature.ts'
import { FLAGS, isFlag } from '../catalogue.ts'
import { knownHere } from '../check/knownHere.ts'
import { openMerchant } from '../check/open.ts'
import { readFolders } from '../check/readFolder.ts'
import { type Command, UsageError } from '../command.ts'
import { MERCHANTS } from '../folder.ts'
import { leavesOfFeature } from '../gates.ts'
import { lastChangeOf } from '../history/git.ts'
import { hintAt } from '../near.ts'
import { textOf } from '../values.ts'
import { flagUses } from './use.ts'

const readsFlag = (feature: Feature, name: string): boolean =>
  leavesOfFeature(feature).some((leaf) => 'flag' in leaf && leaf.flag === name)

/** `flags [flag]`: the merchants with each flag on, and flags that could be retired. */
export const flagsCommand: Command = {
  name: 'flags',
  usage: '[flag] [--merchants <folder>]',
  summary:
    'How many merchants have each flag on and off, its last change, what depends on it, and what could be retired.',
  options: { merchants: { type: 'string' } },
  run: async ({ positionals, values }, out) => {
    const [flag, more] = positionals
    if (more) throw new UsageError('One flag at a time')
    if (flag !== undefined && !isFlag(flag))
      throw new UsageError(`There is no flag ${flag}: ${hintAt(flag, FLAGS)}`)
    const sites = (await readFolders(textOf(values.merchants) ?? MERCHANTS)).flatMap(
      (files) => openMerchant(files).site ?? [],
    )
    const inCode: ReadonlySet<string> = knownHere().flagsInCode
    const root = textOf(values.merchants) ?? MERCHANTS
    const counted = flagUses(flag ? [flag] : FLAGS, sites, (name) => [
      ...registry.features.filter((feature) => readsFlag(feature, name)).map(({ id }) => id),
      ...(inCode.has(name) ? ['code'] : []),
    ])
    const uses = await Promise.all(
      counted.map(async (use) => ({ ...use, lastChange: await lastChangeOf(root, use.flag) })),
    )
    if (values.json) {
      out.line(JSON.stringify({ merchants: sites.length, flags: uses }, null, 2))
      return 0
    }
    const widest = Math.max(...uses.map((use) => use.flag.length))
    for (const { flag: name, on, off, shared, notSent, readBy, retire, lastChange } of uses) {
      const some = shared.length > 0 ? `for some ${shared.length}, ` : ''
      const counts = `on ${on.length}, off ${off.length}, ${some}not sent ${notSent.length}`
      const changed = lastChange ? `, changed ${lastChange.when.slice(0, 10)} (${lastChange.id})` : ''
      const readers = readBy.length > 0 ? `  read by ${readBy.join(', ')}` : ''
      out.line(
        `${name.padEnd(widest)}  ${counts}${changed}${readers}${retire ? `  may be retired: ${retire}` : ''}`,
      )
    }
    const [only] = uses
    if (flag && only) {
      out.line(`  on: ${only.on.join(', ') || 'nobody'}`)
      if (only.shared.length > 0) out.line(`  for some visitors: ${only.shared.join(', ')}`)
      out.line(`  off: ${only.off.join(', ') || 'nobody'}`)
    }
    return 0
  },
}
