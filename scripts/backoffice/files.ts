import { readFile, stat } from 'node:fs/promises'

/** A file that has been read. The object stays the same as long as the file does not change. */
export type LoadedFile = {
  readonly path: string
  /** null for a file that is too large for the cache and must be streamed. */
  readonly body: Buffer<ArrayBuffer> | null
  readonly size: number
  readonly mtimeMs: number
  readonly etag: string
}

/** Reads files through a cache keyed by modification time and size. */
export type FileCache = {
  /** The file; undefined where there is none (a folder counts as none). Throws where it cannot be read. */
  load(path: string): Promise<LoadedFile | undefined>
}

const largestKept = 8 * 1024 * 1024
const keptInAll = 96 * 1024 * 1024

type Entry = { file: LoadedFile | undefined; checkedAt: number; generation: number }

const isAbsence = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(String(error.code))

const signature = async (path: string) => {
  try {
    const found = await stat(path)
    return found.isFile() ? { mtimeMs: found.mtimeMs, size: found.size } : undefined
  } catch (error) {
    if (isAbsence(error)) return undefined
    throw error
  }
}

const readStable = async (path: string, known: LoadedFile | undefined): Promise<LoadedFile | undefined> => {
  for (let attempt = 0; ; attempt += 1) {
    const before = await signature(path)
    if (!before) return undefined
    if (known && known.mtimeMs === before.mtimeMs && known.size === before.size) return known
    const body = before.size > largestKept ? null : await readFile(path)
    const after = await signature(path)
    // A file that is written while it is read may be incomplete, so it is read again.
    const settled = after && after.mtimeMs === before.mtimeMs && after.size === before.size
    if (!settled && attempt < 3) continue
    const size = body?.length ?? before.size
    return {
      path,
      body,
      size,
      mtimeMs: before.mtimeMs,
      etag: `"${size.toString(36)}-${before.mtimeMs.toString(36)}"`,
    }
  }
}

/**
 * A file cache. A file is checked on disk again after `maxAgeMs`, or at once when `generation` has changed (a watcher has
 * noticed a change).
 */
export const createFileCache = (options: { maxAgeMs: number; generation: () => number }): FileCache => {
  const entries = new Map<string, Entry>()
  const pending = new Map<string, Promise<LoadedFile | undefined>>()
  let kept = 0

  const remember = (path: string, entry: Entry) => {
    kept += (entry.file?.body?.length ?? 0) - (entries.get(path)?.file?.body?.length ?? 0)
    entries.delete(path)
    entries.set(path, entry)
    for (const [oldest, { file }] of entries) {
      if ((kept <= keptInAll && entries.size <= 20_000) || oldest === path) break
      entries.delete(oldest)
      kept -= file?.body?.length ?? 0
    }
  }

  const refresh = async (path: string) => {
    const generation = options.generation()
    const file = await readStable(path, entries.get(path)?.file)
    remember(path, { file, checkedAt: Date.now(), generation })
    return file
  }

  return {
    load: async (path) => {
      const entry = entries.get(path)
      const fresh =
        entry && entry.generation === options.generation() && Date.now() - entry.checkedAt < options.maxAgeMs
      if (fresh) return entry.file
      const running = pending.get(path) ?? refresh(path).finally(() => pending.delete(path))
      pending.set(path, running)
      return running
    },
  }
}
