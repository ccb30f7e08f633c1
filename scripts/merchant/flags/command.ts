import { FLAGS, isFlag } from '../catalogue.ts'
import { openMerchant } from '../check/open.ts'
import { readFolders } from '../check/readFolder.ts'
import { type Command, UsageError } from '../command.ts'
import { MERCHANTS } from '../folder.ts'
import { lastChangesOf } from '../history/git.ts'
import { hintAt } from '../near.ts'
import { textOf } from '../values.ts'
import { readersHere } from './readers.ts'
import { flagUses } from './use.ts'

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
    const root = textOf(values.merchants) ?? MERCHANTS
    const sites = (await readFolders(root)).flatMap((files) => openMerchant(files).site ?? [])
    const names = flag ? [flag] : FLAGS
    const changes = await lastChangesOf(root, names)
    const uses = flagUses(names, sites, readersHere()).map((use) => ({
      ...use,
      lastChange: changes.get(use.flag),
    }))
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
