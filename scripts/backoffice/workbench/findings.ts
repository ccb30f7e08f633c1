import type { JsonRecord } from '../json.ts'
import { BrokenFile } from '../jsonFiles.ts'
import type { Merchant, Merchants } from '../merchants.ts'
import type { Judged } from './judge.ts'
import { judged } from './judging.ts'
import { changesOf } from './save.ts'
import type { WorkbenchOptions } from './serve.ts'

/** Results of checks, valid until a folder changes. */
interface Shelf {
  readonly drafts: Map<string, Promise<Judged>>
  generation: number
}

/** Number of cached drafts: dragging a colour creates dozens. */
const MOST_DRAFTS = 300

const shelves = new WeakMap<Merchants, Shelf>()

const draftsOf = (merchants: Merchants, generation: number): Shelf['drafts'] => {
  const shelf = shelves.get(merchants) ?? { drafts: new Map(), generation }
  shelves.set(merchants, shelf)
  if (shelf.generation !== generation || shelf.drafts.size > MOST_DRAFTS) shelf.drafts.clear()
  shelf.generation = generation
  return shelf.drafts
}

/**
 * The findings of a merchant's folder with a patch, and whether the requirements of each flag are met: the merchant tool's check
 * of exactly the files that saving would write. All requests for findings go through here.
 *
 * @param generation the state of the folders that a round of checks began with
 */
export const judgedOf = (
  { merchants, workbench }: Pick<WorkbenchOptions, 'merchants' | 'workbench'>,
  merchant: Merchant,
  patch: JsonRecord = {},
  generation = merchants.generation(),
): Promise<Judged> => {
  const drafts = draftsOf(merchants, generation)
  const key = `${merchant.code} ${JSON.stringify(patch)}`
  const known = drafts.get(key) ?? ask()
  drafts.set(key, known)
  // A failed check is tried again.
  known.catch(() => drafts.delete(key))
  return known

  async function ask(): Promise<Judged> {
    const changes = await changesOf(merchants, merchant, patch).catch((error: unknown) => {
      // The check reports it itself, with the file.
      if (error instanceof BrokenFile) return []
      throw error
    })
    return judged({
      merchantsDir: workbench.merchantsDir,
      codes: merchants.all().map(({ code }) => code),
      code: merchant.code,
      texts: Object.fromEntries(changes.map(({ file, after }) => [file, after])),
      generation,
    })
  }
}
