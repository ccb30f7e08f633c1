import type { JsonRecord } from '../json.ts'
import { BrokenFile } from '../jsonFiles.ts'
import type { Merchant, Merchants } from '../merchants.ts'
import type { Judged } from './judge.ts'
import { judged } from './judging.ts'
import { changesOf } from './save.ts'
import type { WorkbenchOptions } from './serve.ts'

/** What has been judged, until somebody writes into a folder. */
interface Shelf {
  readonly drafts: Map<string, Promise<Judged>>
  generation: number
}

/** A colour that is dragged makes dozens of drafts. */
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
 * What is wrong with a merchant's folder under a patch, and whether what each flag needs is there: the merchant tool's own
 * check, over the very files that saving would write. The one door to it: whoever asks for findings asks here.
 */
export const judgedOf = (
  { merchants, workbench }: Pick<WorkbenchOptions, 'merchants' | 'workbench'>,
  merchant: Merchant,
  patch: JsonRecord = {},
): Promise<Judged> => {
  const generation = merchants.generation()
  const drafts = draftsOf(merchants, generation)
  const key = `${merchant.code} ${JSON.stringify(patch)}`
  const known = drafts.get(key) ?? ask()
  drafts.set(key, known)
  // What could not be read is tried again.
  known.catch(() => drafts.delete(key))
  return known

  async function ask(): Promise<Judged> {
    const changes = await changesOf(merchants, merchant, patch).catch((error: unknown) => {
      // Check says it itself, with its place.
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
