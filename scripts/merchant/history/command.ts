import { type Asked, type Command, type Out, UsageError } from '../command.ts'
import { MERCHANTS } from '../folder.ts'
import { chosenCodes } from '../inputs.ts'
import { linesOfSet } from '../set/report.ts'
import { writeSet } from '../set/write.ts'
import { textOf } from '../values.ts'
import { wordsOfCommit } from './commit.ts'
import { commitsOf, type Span } from './git.ts'
import { momentOf } from './moment.ts'
import { inWords, wordsOfChange } from './parts.ts'
import { prepareRevert, stepsOfCommits } from './revert.ts'
import { lineOfStep } from './steps.ts'

/** Number of printed commits without `--most`, and of values for each; `--json` has all values. */
const USUAL_COMMITS = 20
const MOST_COMMITS = 10_000
const MOST_STEPS = 8

/** `history <code>`: who changed what, when and why. */
export const history: Command = {
  name: 'history',
  usage: '<code> [--since <day>] [--until <day>] [--most 20] [--merchants <folder>]',
  summary: "Who changed what of a merchant's configuration, when and why, from git.",
  options: {
    since: { type: 'string' },
    until: { type: 'string' },
    most: { type: 'string' },
    merchants: { type: 'string' },
  },
  run: async ({ positionals, values }, out) => {
    const [code, more] = positionals
    if (!code || more) throw new UsageError('Say which merchant')
    const root = textOf(values.merchants) ?? MERCHANTS
    chosenCodes([code], root)
    const span = spanOf(values)
    const found = await commitsOf(root, code, { ...span, most: span.most + 1 })
    const commits = found.slice(0, span.most)
    const steps = await stepsOfCommits(root, commits)
    const told = commits.map(({ files, ...commit }, at) => {
      const own = steps[at] ?? []
      const changed = files.map(({ file }) => file)
      return { ...commit, files: changed, parts: wordsOfChange(changed, own), steps: own.map(inWords) }
    })
    if (values.json) {
      out.line(JSON.stringify({ merchant: code, commits: told }, null, 2))
      return 0
    }
    if (told.length === 0)
      out.line(`git knows no change of ${code}${isNarrowed(span) ? ' in this time' : ''}.`)
    for (const { id, when, who, why, parts, steps } of told) {
      out.line(`${id}  ${when.slice(0, 16).replace('T', ' ')}  ${who}: ${why}`)
      out.line(`    in ${wordsOfParts(parts)}`)
      for (const step of steps.slice(0, MOST_STEPS)) out.line(`    ${lineOfStep(step)}`)
      if (steps.length > MOST_STEPS) out.line(`    and ${steps.length - MOST_STEPS} more (--json)`)
    }
    if (found.length > commits.length)
      out.line(`There are older ones: --most ${2 * span.most}, or --until ${commits.at(-1)?.when ?? ''}`)
    return 0
  },
}

const wordsOfParts = (parts: readonly string[]): string =>
  parts.length > MOST_STEPS
    ? `${parts.slice(0, MOST_STEPS).join(', ')} and ${parts.length - MOST_STEPS} more`
    : parts.join(', ')

const isNarrowed = ({ since, until }: Span): boolean => since !== undefined || until !== undefined

function spanOf(values: Asked['values']): Span {
  const most = Number(textOf(values.most) ?? USUAL_COMMITS)
  if (!Number.isInteger(most) || most < 1 || most > MOST_COMMITS)
    throw new UsageError(`--most takes 1 to ${MOST_COMMITS}`)
  const [since, until] = [textOf(values.since), textOf(values.until)]
  return {
    most,
    ...(since !== undefined && { since: momentOf(since, 'since') }),
    ...(until !== undefined && { until: momentOf(until, 'until') }),
  }
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
  const { back, changedSince, files, untouched } = await prepareRevert(root, code, commit)
  const isWritten = files.length > 0 && !values['dry-run']
  const reason = textOf(values.reason) ?? ''
  const committed = isWritten ? await writeSet(root, [{ merchant: code, files }], reason) : undefined
  if (values.json)
    out.line(
      JSON.stringify(
        { merchant: code, commit, back, changedSince, untouched, written: isWritten, committed },
        null,
        2,
      ),
    )
  else {
    for (const line of linesOfSet([{ merchant: code, files, errors: [], unmet: 0 }])) out.line(line)
    for (const step of changedSince) out.line(`Left, changed since: ${lineOfStep(step)}`)
    for (const file of untouched) out.line(`Left, not JSON: ${file}`)
    const end = isWritten
      ? 'written'
      : files.length > 0
        ? 'nothing is written (--dry-run)'
        : 'nothing to take back'
    out.line(`${back.length} values of ${commit} taken back: ${end}.`)
    if (committed) out.line(wordsOfCommit(committed))
  }
  return changedSince.length + untouched.length > 0 ? 1 : 0
}
