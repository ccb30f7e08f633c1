import type { Finding } from '../../../src/workbench/model/wire.ts'
import { checkMerchant } from '../../merchant/check/checkMerchant.ts'
import type { MerchantFiles } from '../../merchant/check/files.ts'
import type { Known } from '../../merchant/check/known.ts'
import { knownHere } from '../../merchant/check/knownHere.ts'
import { readFolder } from '../../merchant/check/readFolder.ts'
import type { JsonRecord } from '../json.ts'
import { BrokenFile } from '../jsonFiles.ts'
import type { Merchant, Merchants } from '../merchants.ts'
import { changesOf } from './save.ts'
import type { WorkbenchOptions } from './serve.ts'

/** What one run of the back office has read of the folders, until somebody writes into one. */
interface Shelf {
  readonly files: Map<string, Promise<MerchantFiles>>
  readonly findings: Map<string, Promise<Finding[]>>
  read: number
}

/** A colour that is dragged makes dozens of drafts. */
const MOST_DRAFTS = 300

const shelves = new WeakMap<Merchants, Shelf>()
let known: Known | undefined

const shelfOf = (merchants: Merchants): Shelf => {
  const shelf = shelves.get(merchants) ?? { files: new Map(), findings: new Map(), read: -1 }
  shelves.set(merchants, shelf)
  const now = merchants.generation()
  if (shelf.read !== now || shelf.findings.size > MOST_DRAFTS) {
    shelf.files.clear()
    shelf.findings.clear()
    shelf.read = now
  }
  return shelf
}

const remembered = <Value>(map: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>) => {
  const value = map.get(key) ?? make()
  map.set(key, value)
  // What could not be read is tried again.
  value.catch(() => map.delete(key))
  return value
}

/**
 * What is wrong with a merchant's folder under a patch: the merchant tool's own check, over the very files that saving would
 * write. The one door to it: whoever asks for findings asks here.
 */
export const findingsOf = async (
  { merchants, workbench }: Pick<WorkbenchOptions, 'merchants' | 'workbench'>,
  merchant: Merchant,
  patch: JsonRecord = {},
): Promise<Finding[]> => {
  const shelf = shelfOf(merchants)
  const folders = merchants
    .all()
    .map(({ code }) => remembered(shelf.files, code, () => readFolder(code, workbench.merchantsDir)))
  return remembered(shelf.findings, `${merchant.code} ${JSON.stringify(patch)}`, async () => {
    const all = await Promise.all(folders)
    const own = all.find(({ code }) => code === merchant.code)
    if (!own) return []
    const changes = await changesOf(merchants, merchant, patch).catch((error: unknown) => {
      // Check says it itself, with its place.
      if (error instanceof BrokenFile) return []
      throw error
    })
    const texts = { ...own.texts, ...Object.fromEntries(changes.map(({ file, after }) => [file, after])) }
    known ??= knownHere()
    return checkMerchant({ ...own, texts }, known, all).map((finding) => ({
      ...finding,
      file: finding.file.slice(own.folder.length + 1),
    }))
  })
}
