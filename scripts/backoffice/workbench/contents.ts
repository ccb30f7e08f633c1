import { setImmediate as turn } from 'node:timers/promises'
import type { Merchant, Merchants } from '../merchants.ts'
import { environmentParts, NAMED, namedIn, type Searchable, searchable } from './search.ts'

/** Code → what the merchant's files name. */
export type Contents = ReadonlyMap<string, readonly Searchable[]>

interface Shelf {
  generation: number | undefined
  contents: Promise<Contents>
}

const shelves = new WeakMap<Merchants, Shelf>()
/** What is named in a file: the value is the same object as long as the file does not change. */
const ofFiles = new WeakMap<object, Searchable>()

/** So many folders are read before the server answers others. */
const AT_A_TIME = 10
const NOTHING = searchable([])

/**
 * What the files of each merchant name besides its site: banners, games, its schedule. Read when words are searched that no
 * merchant has elsewhere, never for the list, and again when a folder has changed.
 */
export function contentsOf(merchants: Merchants): Promise<Contents> {
  const shelf: Shelf = shelves.get(merchants) ?? {
    generation: undefined,
    contents: Promise.resolve(new Map()),
  }
  shelves.set(merchants, shelf)
  const generation = merchants.generation()
  if (shelf.generation !== generation) {
    shelf.contents = shelf.contents.then(() => readAll(merchants))
    shelf.generation = generation
  }
  return shelf.contents
}

async function readAll(merchants: Merchants): Promise<Contents> {
  const all = merchants.all()
  const contents = new Map<string, readonly Searchable[]>()
  for (let from = 0; from < all.length; from += AT_A_TIME) {
    await Promise.all(
      all.slice(from, from + AT_A_TIME).map(async (merchant) => {
        contents.set(merchant.code, await contentOf(merchants, merchant))
      }),
    )
    await turn()
  }
  return contents
}

const contentOf = (merchants: Merchants, merchant: Merchant): Promise<Searchable[]> => {
  const read = async (file: string, parts: (value: unknown) => string[]): Promise<Searchable> => {
    // The check reports a broken file.
    const value = await merchants.read(merchant, file).catch(() => undefined)
    if (typeof value !== 'object' || value === null) return NOTHING
    const known = ofFiles.get(value) ?? searchable(parts(value))
    ofFiles.set(value, known)
    return known
  }
  return Promise.all([
    read('merchant.json', environmentParts),
    ...NAMED.map((named) => read(named.file, (value) => namedIn(value, named))),
  ])
}
