import { join } from 'node:path'
import type { Expectation, FileChange } from '../../../src/workbench/model/wire.ts'
import { filesOfPatch } from '../../merchant/drafts/files.ts'
import { type Committed, reasonOf } from '../../merchant/history/commit.ts'
import { replaceFiles } from '../../merchant/replaceFiles.ts'
import { edited } from '../../merchant/set/edit.ts'
import { writeSet } from '../../merchant/set/write.ts'
import type { JsonRecord } from '../json.ts'
import type { Merchant, Merchants } from '../merchants.ts'
import { MANIFEST_FILE, STATUS_FILE } from './documents.ts'
import type { WorkbenchOptions } from './serve.ts'

/** The text of a file in a merchant's folder; `otherwise` where there is none. */
export const sourceOf = async (
  { files }: Merchants,
  merchant: Merchant,
  file: string,
  otherwise = '{}\n',
): Promise<string> => (await files.load(join(merchant.folder, file)))?.body?.toString('utf8') ?? otherwise

/** The file changes of saving a patch; [] for none. */
export const changesOf = async (
  merchants: Merchants,
  merchant: Merchant,
  patch: JsonRecord,
): Promise<FileChange[]> => {
  const [status, manifest] = await Promise.all([
    sourceOf(merchants, merchant, STATUS_FILE),
    sourceOf(merchants, merchant, MANIFEST_FILE),
  ])
  return filesOfPatch({ status, manifest }, patch)
}

export const EXPECTATIONS_FILE = 'expectations.json'

/** The new expectations.json if a phone's features become the expected ones. */
export const expectationChange = async (
  merchants: Merchants,
  merchant: Merchant,
  { visitor, screen, features }: Pick<Expectation, 'visitor' | 'screen' | 'features'>,
): Promise<FileChange> => {
  const before = await sourceOf(merchants, merchant, EXPECTATIONS_FILE)
  return {
    file: EXPECTATIONS_FILE,
    before,
    after: edited(before, ['visitors', visitor, screen], [...features]),
  }
}

/** Writes the changes. With a reason they become a commit, where git keeps the folder. */
export const saveChanges = async (
  { merchants, workbench }: Pick<WorkbenchOptions, 'merchants' | 'workbench'>,
  merchant: Merchant,
  files: readonly FileChange[],
  reason: string,
): Promise<{ readonly files: readonly string[]; readonly committed?: Committed }> => {
  const committed = await writeSet(
    workbench.merchantsDir,
    [{ merchant: merchant.code, files }],
    reasonOf(reason),
  )
  merchants.changed()
  return { files: files.map(({ file }) => file), ...(committed && { committed }) }
}

/** Writes the changes. The next call reads them. */
export const writeChanges = (
  merchants: Merchants,
  merchant: Merchant,
  changes: readonly FileChange[],
): void => {
  replaceFiles(merchant.folder, changes)
  merchants.changed()
}
