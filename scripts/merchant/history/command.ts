import { join } from 'node:path'
import { parseObject } from '../../../src/json/read.ts'
import { withValue } from '../../../src/workbench/model/drafted.ts'
import type { Documents, FileChange } from '../../../src/workbench/model/wire.ts'
import { MANIFEST, STATUS } from '../check/open.ts'
import { readFolder } from '../check/readFolder.ts'
import { type Asked, type Command, type Out, UsageError } from '../command.ts'
import { MERCHANTS } from '../folder.ts'
import { chosenCodes } from '../inputs.ts'
import { replaceFiles } from '../replaceFiles.ts'
import { edited } from '../set/edit.ts'
import { linesOfSet } from '../set/report.ts'
import { textOf } from '../values.ts'
import { commitsOf, documentsAt, documentsOf } from './git.ts'
import { lineOfStep, reversalOf, type Step, stepsBetween } from './steps.ts'

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
      commits.map(async (commit) => ({ ...commit, steps: await stepsOf(root, code, commit.id) })),
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
  usage: '<code> <commit> [--dry-run] [--merchants <folder>]',
  summary: 'Takes one change of the history back; values that somebody has changed since are left and named.',
  options: { 'dry-run': { type: 'boolean' }, merchants: { type: 'string' } },
  run: runRevert,
}

async function runRevert({ positionals, values }: Asked, out: Out): Promise<number> {
  const [code, commit = '', more] = positionals
  if (!code || commit === '' || more)
    throw new UsageError('Say which merchant, and which commit (history names them)')
  // Must not be an option or a range for git.
  if (!/^[0-9a-f]{4,40}$/.test(commit)) throw new UsageError(`${commit} is no commit: history names them`)
  const root = textOf(values.merchants) ?? MERCHANTS
  chosenCodes([code], root)
  const { texts } = await readFolder(code, root)
  const now = documentsOf(parseObject(texts[STATUS] ?? '') ?? {}, parseObject(texts[MANIFEST] ?? '') ?? {})
  const { back, changedSince } = reversalOf(await stepsOf(root, code, commit), now)
  const files = filesWith(texts, now, back)
  const isWritten = files.length > 0 && !values['dry-run']
  if (isWritten) replaceFiles(join(root, code), files)
  if (values.json)
    out.line(JSON.stringify({ merchant: code, commit, back, changedSince, written: isWritten }, null, 2))
  else {
    for (const line of linesOfSet([{ merchant: code, files, errors: [], unmet: 0 }])) out.line(line)
    for (const step of changedSince) out.line(`Left, changed since: ${lineOfStep(step)}`)
    const end = isWritten
      ? 'written'
      : files.length > 0
        ? 'nothing is written (--dry-run)'
        : 'nothing to take back'
    out.line(`${back.length} values of ${commit} taken back: ${end}.`)
  }
  return changedSince.length > 0 ? 1 : 0
}

const stepsOf = async (root: string, code: string, commit: string): Promise<Step[]> =>
  stepsBetween(await documentsAt(root, code, `${commit}^`), await documentsAt(root, code, commit))

function filesWith(
  texts: Readonly<Record<string, string>>,
  now: Documents,
  back: readonly Step[],
): FileChange[] {
  const inside = (name: string) => back.filter(({ path: [part] }) => part === name)
  const status = inside('status').reduce(
    (text, { path, before }) => edited(text, path.slice(1), before),
    texts[STATUS] ?? '{}\n',
  )
  const manifest = (['theme', 'home'] as const).reduce((text, name) => {
    const steps = inside(name)
    if (steps.length === 0) return text
    const value = steps.reduce((at, { path, before }) => withValue(at, path.slice(1), before), now[name])
    return edited(text, ['templates', 'parameters', name], JSON.stringify(value))
  }, texts[MANIFEST] ?? '{}\n')
  return [
    { file: STATUS, before: texts[STATUS] ?? '', after: status },
    { file: MANIFEST, before: texts[MANIFEST] ?? '', after: manifest },
  ].filter(({ file, before, after }) => file in texts && before !== after)
}
