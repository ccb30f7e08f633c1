import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileChange } from '../../src/workbench/model/wire.ts'

/**
 * Replaces, adds and removes files of a folder, each atomically: whoever reads one meanwhile gets all of the old text or all of the
 * new.
 */
export function replaceFiles(
  folder: string,
  files: readonly Pick<FileChange, 'file' | 'after' | 'isRemoved'>[],
): void {
  for (const { file, after, isRemoved } of files) {
    const place = join(folder, file)
    if (isRemoved) {
      rmSync(place, { force: true })
      continue
    }
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(`${place}.new`, after)
    renameSync(`${place}.new`, place)
  }
}
