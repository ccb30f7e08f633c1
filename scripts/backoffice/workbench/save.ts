import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applyEdits, modify } from 'jsonc-parser'
import { stepsOf } from '../../../src/workbench/model/mergePatch.ts'
import type { Expectation, FileChange } from '../../../src/workbench/model/wire.ts'
import { isRecord, type JsonRecord } from '../json.ts'
import type { Merchant, Merchants } from '../merchants.ts'
import { draftOf, MANIFEST_FILE, PARAMETERS, STATUS_FILE } from './documents.ts'

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } }

/** Sets one member, and leaves every other line of the file as somebody wrote it. */
const edited = (source: string, path: readonly string[], value: unknown): string =>
  applyEdits(source, modify(source, [...path], value, FORMAT))

const sourceOf = async ({ files }: Merchants, merchant: Merchant, file: string): Promise<string> =>
  (await files.load(join(merchant.folder, file)))?.body?.toString('utf8') ?? '{}\n'

/** What saving a patch would do to the files of a merchant's folder; [] where it would do nothing. */
export const changesOf = async (
  merchants: Merchants,
  merchant: Merchant,
  patch: JsonRecord,
): Promise<FileChange[]> => {
  const { documents } = await draftOf(merchants, merchant, patch)
  const status = await sourceOf(merchants, merchant, STATUS_FILE)
  const manifest = await sourceOf(merchants, merchant, MANIFEST_FILE)
  const steps = isRecord(patch.status) ? stepsOf(patch.status) : []
  const templates = (['theme', 'home'] as const).filter((name) => name in patch)
  const changes: FileChange[] = [
    {
      file: STATUS_FILE,
      before: status,
      after: steps.reduce((text, { path, value }) => edited(text, path, value), status),
    },
    {
      file: MANIFEST_FILE,
      before: manifest,
      after: templates.reduce(
        (text, name) => edited(text, [...PARAMETERS, name], JSON.stringify(documents[name])),
        manifest,
      ),
    },
  ]
  return changes.filter(({ before, after }) => before !== after)
}

export const EXPECTATIONS_FILE = 'expectations.json'

/** What expectations.json becomes when a phone's features are what is expected there from now on. */
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

/** Writes what was shown; the next call reads it. */
export const writeChanges = async (
  merchants: Merchants,
  merchant: Merchant,
  changes: readonly FileChange[],
): Promise<void> => {
  for (const { file, after } of changes) await writeFile(join(merchant.folder, file), after)
  merchants.changed()
}
