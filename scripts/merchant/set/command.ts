import { knownHere } from '../check/knownHere.ts'
import { type Asked, type Command, type Out, UsageError } from '../command.ts'
import { MERCHANTS } from '../folder.ts'
import { wordsOfCommit } from '../history/commit.ts'
import { textOf } from '../values.ts'
import { readWanted, wordsOf } from './edit.ts'
import { changesFor, isMeant, readFilter } from './filter.ts'
import { prepareSet } from './prepare.ts'
import { linesOfSet } from './report.ts'
import { writeSet } from './write.ts'

/** `set 'layout=M1 language=EN' CBS3=off`: one change for many merchants. */
export const set: Command = {
  name: 'set',
  usage:
    "<'layout=M1 language=EN' | all> CBS3=off [theme.brand=#d11f5b …] [--dry-run] [--anyway] [--reason <why>] [--merchants <folder>]",
  summary:
    'Sets flags, settings, the layout or the theme of all merchants that a filter means: who gains or loses what, one diff, one save.',
  options: {
    'dry-run': { type: 'boolean' },
    anyway: { type: 'boolean' },
    reason: { type: 'string' },
    merchants: { type: 'string' },
  },
  run: runSet,
}

async function runSet({ positionals, values }: Asked, out: Out): Promise<number> {
  const [said = '', ...sentences] = positionals
  const now = Date.now()
  const filter = readFilter(said, now)
  if (sentences.length === 0) throw new UsageError('Say what to set, as CBS3=off')
  const changes = sentences.map(readWanted)
  const root = textOf(values.merchants) ?? MERCHANTS
  const changed = await changesFor(filter, root, now)
  const { meant, results } = await prepareSet({
    root,
    isMeant: ({ site }) => site !== undefined && isMeant(site, filter, changed),
    changes,
    known: knownHere(),
  })
  const errors = results.reduce((sum, result) => sum + result.errors.length, 0)
  const isWritten = results.length > 0 && !values['dry-run'] && (errors === 0 || values.anyway === true)
  const committed = isWritten ? await writeSet(root, results, textOf(values.reason) ?? '') : undefined
  if (values.json)
    out.line(
      JSON.stringify(
        { set: changes.map(wordsOf), merchants: meant, changed: results, written: isWritten, ...committed },
        null,
        2,
      ),
    )
  else {
    for (const line of linesOfSet(results)) out.line(line)
    out.line(lastLine(meant.length, results.length, isWritten, errors))
    if (committed) out.line(wordsOfCommit(committed))
  }
  return errors > 0 && !isWritten ? 1 : 0
}

function lastLine(meant: number, changed: number, isWritten: boolean, errors: number): string {
  const sum = `${meant} ${meant === 1 ? 'merchant is' : 'merchants are'} meant, ${changed} would be changed`
  if (isWritten) return `${sum}: written.`
  if (changed === 0) return `${sum}.`
  return errors > 0
    ? `${sum}. Nothing is written: see the new errors (--anyway writes them).`
    : `${sum}. Nothing is written (--dry-run).`
}
