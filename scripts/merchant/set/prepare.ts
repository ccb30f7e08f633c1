import { registry } from '../../../src/app/registry.ts'
import type { FileChange } from '../../../src/workbench/model/wire.ts'
import { checkOpened } from '../check/checkMerchant.ts'
import type { MerchantFiles } from '../check/files.ts'
import type { Finding } from '../check/finding.ts'
import type { Known } from '../check/known.ts'
import { type Opened, openMerchant } from '../check/open.ts'
import { readFolders } from '../check/readFolder.ts'
import { merchantImpact } from '../impact/merchantImpact.ts'
import { answersIn } from '../inputs.ts'
import { editedTexts, type Wanted } from './edit.ts'
import type { SetResult } from './report.ts'

/** One change for many merchants. */
export interface SetQuestion {
  /** The folder of all merchants. */
  readonly root: string
  readonly isMeant: (merchant: Opened) => boolean
  readonly changes: readonly Wanted[]
  readonly known: Known
}

export interface Prepared {
  /** Codes of the merchants that are meant. */
  readonly meant: readonly string[]
  /** Those that do not have these values yet. */
  readonly results: readonly SetResult[]
}

/** What a change would do to each merchant. Writes nothing. For `merchant set` and for the workbench. */
export async function prepareSet({ root, isMeant, changes, known }: SetQuestion): Promise<Prepared> {
  const all = (await readFolders(root)).map(openMerchant)
  const meant = all.filter((merchant) => merchant.site !== undefined && isMeant(merchant))
  const results = meant.flatMap((merchant) => resultOf(merchant, all, changes, known, root) ?? [])
  return { meant: meant.map(({ code }) => code), results }
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
    ...(impact && { impact }),
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
