import { existsSync } from 'node:fs'
import { type Command, UsageError } from '../command.ts'
import { MERCHANTS } from '../folder.ts'
import { chosenCodes } from '../inputs.ts'
import { checkAll } from './checkMerchant.ts'
import { countsOf } from './finding.ts'
import { knownHere } from './knownHere.ts'
import { linesOf } from './print.ts'
import { readFolders } from './readFolder.ts'

/** `check [code…]`. */
export const check: Command = {
  name: 'check',
  usage: '[code…] [--merchants <folder>]',
  summary: 'Says what is wrong in the folders of merchants, what it means for players, and how to mend it.',
  options: { merchants: { type: 'string' } },
  run: async ({ positionals, values }, out) => {
    const root = typeof values.merchants === 'string' ? values.merchants : MERCHANTS
    if (!existsSync(root)) throw new UsageError(`There is no folder ${root}.`)
    const codes = chosenCodes(positionals, root)
    const all = await readFolders(root)
    const findings = checkAll(all, knownHere(), codes)
    const counts = countsOf(findings)
    const merchants = codes.length > 0 ? codes : all.map(({ code }) => code)
    if (values.json) out.line(JSON.stringify({ merchants, counts, findings }, null, 2))
    else for (const line of linesOf(findings, merchants.length)) out.line(line)
    return counts.error > 0 ? 1 : 0
  },
}
