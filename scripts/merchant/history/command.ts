import { type Asked, type Command, type Out, UsageError } from '../command.ts'
import { MERCHANTS } from '../folder.ts'
import { chosenCodes } from '../inputs.ts'
import { linesOfSet } from '../set/report.ts'
import { writeSet } from '../set/write.ts'
import { textOf } from '../values.ts'
import { wordsOfCommit } from './commit.ts'
import { commitsOf } from './git.ts'
import { prepareRevert, stepsOfCommit } from './revert.ts'
import { lineOfStep } from './steps.ts'

/** Number of printed commits, and of values for each; `--json` has all values. */
const MOST_COMMITS = 20
const MOST_STEPS = 8

/** `history <code>`: who changed what, when and why. */
export const history: Command = {
  name: 'history',
  usage: '<code> [--merchants <folder>]',
  summary: "Who changed what of a merchant's configuration, when and why, from git.",
  options: { merchants: { type: 'string' } },
  run: async ({ positionals, values }, out) => {
    const [code, more] = positionals
    if (!code || more) throw new UsageError('Say which merchant')
    const root = textOf(values.merchants) ?? MERCHANTS
    chosenCodes([code], root)
    const commits = await commitsOf(root, code, MOST_COMMITS)
    const told = await Promise.all(
      commits.map(async (commit) => ({ ...commit, steps: await stepsOfCommit(root, code, commit.id) })),
    )
    if (values.json) {
      out.line(JSON.stringify({ merchant: code, commits: told }, null, 2))
      return 0
    }
    if (told.length === 0) out.line(`git knows no change of ${code}.`)
    for (const { id, when, who, why, steps } of told) {
      out.line(`${id}  ${when.slice(0, 16).replace('T', ' ')}  ${who}: ${why}`)
      for (const step of steps.slice(0, MOST_STEPS)) out.line(`    ${lineOfStep(step)}`)
      if (steps.length > MOST_STEPS) out.line(`    and ${steps.length - MOST_STEPS} more (--json)`)
    }
    return 0
  },
}

/** `revert <code> <commit>`: reverts one change, and nothing that came after it. */
export const revert: Command = {
  name: 'revert',
  usage: '<code> <commit> [--dry-run] [--reason <why>] [--merchants <folder>]',
  summary: 'Takes one change of the history back; values that somebody has changed since are left and named.',
  options: { 'dry-run': { type: 'boolean' }, reason: { type: 'string' }, merchants: { type: 'string' } },
  run: runRevert,
}

async function runRevert({ positionals, values }: Asked, out: Out): Promise<number> {
  const [code, commit = '', more] = positionals
  if (!code || commit === '' || more)
    throw new UsageError('Say which merchant, and which commit (history names them)')
  const root = textOf(values.merchants) ?? MERCHANTS
  chosenCodes([code], root)
  const { back, changedSince, files } = await prepareRevert(root, code, commit)
  const isWritten = files.length > 0 && !values['dry-run']
  const reason = textOf(values.reason) ?? ''
  const committed = isWritten ? await writeSet(root, [{ merchant: code, files }], reason) : undefined
  if (values.json)
    out.line(
      JSON.stringify({ merchant: code, commit, back, changedSince, written: isWritten, committed }, null, 2),
    )
  else {
    for (const line of linesOfSet([{ merchant: code, files, errors: [], unmet: 0 }])) out.line(line)
    for (const step of changedSince) out.line(`Left, changed since: ${lineOfStep(step)}`)
    const end = isWritten
      ? 'written'
      : files.length > 0
        ? 'nothing is written (--dry-run)'
        : 'nothing to take back'
    out.line(`${back.length} values of ${commit} taken back: ${end}.`)
    if (committed) out.line(wordsOfCommit(committed))
  }
  return changedSince.length > 0 ? 1 : 0
}
