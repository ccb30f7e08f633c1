import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileChange } from '../../src/workbench/model/wire.ts'

/** Replaces files of a folder, each atomically: whoever reads one meanwhile gets all of the old text or all of the new. */
export function replaceFiles(folder: string, files: readonly Pick<FileChange, 'file' | 'after'>[]): void {
  for (const { file, after } of files) {
    const place = join(folder, file)
    writeFileSync(`${place}.new`, after)
    renameSync(`${place}.new`, place)
  }
}
