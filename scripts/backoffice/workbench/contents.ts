import { readingOf } from './readings.ts'
import { environmentParts, NAMED, namedIn, type Searchable, searchable } from './search.ts'

/** What is named in a file: the value is the same object as long as the file does not change. */
const ofFiles = new WeakMap<object, Searchable>()

const NOTHING = searchable([])

/** What the files of each merchant name besides its site: banners, games, its schedule. Read when words are searched, never for the list. */
export const contents = readingOf((merchants, merchant): Promise<readonly Searchable[]> => {
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
})
