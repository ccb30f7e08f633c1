import { join } from 'node:path'
import { registry } from '../../../src/app/registry.ts'
import type { FileChange } from '../../../src/workbench/model/wire.ts'
import { checkOpened } from '../check/checkMerchant.ts'
import type { MerchantFiles } from '../check/files.ts'
import type { Finding } from '../check/finding.ts'
import type { Known } from '../check/known.ts'
import { knownHere } from '../check/knownHere.ts'
import { type Opened, openMerchant } from '../check/open.ts'
import { readFolders } from '../check/readFolder.ts'
import { type Asked, type Command, type Out, UsageError } from '../command.ts'
import { MERCHANTS } from '../folder.ts'
import { merchantImpact } from '../impact/merchantImpact.ts'
import { linesOf } from '../impact/print.ts'
import { answersIn } from '../inputs.ts'
import { replaceFiles } from '../replaceFiles.ts'
import { textOf } from '../values.ts'
import { editedTexts, readWanted, type Wanted, wordsOf } from './edit.ts'
import { isMeant, readFilter } from './filter.ts'
import { linesOfSet, type SetResult } from './report.ts'

/** `set 'layout=M1 language=EN' CBS3=off`: one change for many merchants. */
export const set: Command = {
  name: 'set',
  usage:
    "<'layout=M1 language=EN' | all> CBS3=off [theme.brand=#d11f5b …] [--dry-run] [--anyway] [--merchants <folder>]",
  summary:
    'Sets flags, settings, the layout or the theme of all merchants that a filter means: who gains or loses what, one diff, one save.',
  options: {
    'dry-run': { type: 'boolean' },
    anyway: { type: 'boolean' },
    merchants: { type: 'string' },
  },
  run: runSet,
}

async function runSet({ positionals, values }: Asked, out: Out): Promise<number> {
  const [said = '', ...sentences] = positionals
  const filter = readFilter(said)
  if (sentences.length === 0) throw new UsageError('Say what to set, as CBS3=off')
  const changes = sentences.map(readWanted)
  const root = textOf(values.merchants) ?? MERCHANTS
  const all = (await readFolders(root)).map(openMerchant)
  const meant = all.filter(({ site }) => site && isMeant(site, filter))
  const known = knownHere()
  const results = meant.flatMap((merchant) => resultOf(merchant, all, changes, known, root) ?? [])
  const errors = results.reduce((sum, result) => sum + result.errors.length, 0)
  const isWritten = results.length > 0 && !values['dry-run'] && (errors === 0 || values.anyway === true)
  if (isWritten) for (const result of results) replaceFiles(join(root, result.merchant), result.files)
  const merchants = meant.map(({ code }) => code)
  if (values.json)
    out.line(
      JSON.stringify({ set: changes.map(wordsOf), merchants, changed: results, written: isWritten }, null, 2),
    )
  else {
    for (const line of linesOfSet(results)) out.line(line)
    out.line(lastLine(merchants.length, results.length, isWritten, errors))
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

/** Undefined where the merchant already has these values. */
function resultOf(
  merchant: Opened,
  all: readonly Opened[],
  changes: readonly Wanted[],
  known: Known,
  root: string,
): SetResult | undefined {
  const { files, code } = merchant
  const texts = editedTexts(files.texts, changes)
  const changed = changesOf(files, texts)
  if (changed.length === 0) return undefined
  const switches = changes.filter((change) => change.kind !== 'theme')
  const impact = switches.length > 0 ? merchantImpact(registry, answersIn(code, root), switches) : undefined
  const draft = openMerchant({ ...files, texts: { ...files.texts, ...texts } })
  const among = all.map((one) => (one === merchant ? draft : one))
  const before = new Set(errorsOf(merchant, all, known).map(nameOf))
  const added = errorsOf(draft, among, known).filter((error) => !before.has(nameOf(error)))
  return {
    merchant: code,
    files: changed,
    impact: impact ? linesOf(impact).slice(1) : [],
    // An unmet expectation is reported but does not prevent the change, since the removal is intended.
    errors: added.filter((error) => error.code !== UNMET).map(nameOf),
    unmet: added.filter((error) => error.code === UNMET).length,
  }
}

const UNMET = 'expectation.unmet'

const nameOf = ({ code, pointer, means }: Finding): string => `${code} ${pointer}: ${means}`

const changesOf = ({ texts }: MerchantFiles, after: Readonly<Record<string, string>>): FileChange[] =>
  Object.entries(after).map(([file, text]) => ({ file, before: texts[file] ?? '', after: text }))

const errorsOf = (merchant: Opened, all: readonly Opened[], known: Known): Finding[] =>
  checkOpened(merchant, all, known).filter(({ severity }) => severity === 'error')
