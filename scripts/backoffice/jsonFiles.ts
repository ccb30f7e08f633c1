import type { FileCache, LoadedFile } from './files.ts'

/** A file that is not JSON. The message names file and reason. */
export class BrokenFile extends Error {
  override readonly name = 'BrokenFile'
}

/** Reads JSON files; the parsed value is the same object as long as the file does not change. */
export type JsonFiles = {
  /** The value, or undefined when there is no such file. Throws BrokenFile. */
  read(path: string): Promise<unknown>
}

/** `log` gets one line for each broken state of a file, however often it is read. */
export const createJsonFiles = (files: FileCache, log: (line: string) => void): JsonFiles => {
  const parsed = new WeakMap<LoadedFile, { value: unknown } | { broken: BrokenFile }>()

  const parse = (file: LoadedFile) => {
    try {
      const value: unknown = JSON.parse(
        (file.body ?? Buffer.alloc(0)).toString('utf8').replace(/^\uFEFF/, ''),
      )
      return { value }
    } catch (error) {
      const broken = new BrokenFile(
        `${file.path} is not JSON: ${error instanceof Error ? error.message : error}`,
      )
      log(`BROKEN FILE  ${broken.message}`)
      return { broken }
    }
  }

  return {
    read: async (path) => {
      const file = await files.load(path)
      if (!file) return undefined
      const known = parsed.get(file) ?? parse(file)
      parsed.set(file, known)
      if ('broken' in known) throw known.broken
      return known.value
    },
  }
}
