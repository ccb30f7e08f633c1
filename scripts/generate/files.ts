import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateFlags, generateSettings } from './catalogues.ts'
import { loadSchemas, type SchemaFile } from './schemas.ts'
import { generateTypes } from './types.ts'
import { generateValidators } from './validators.ts'

/** The folder that holds nothing but generated files. */
export const GENERATED_FOLDER = fileURLToPath(new URL('../../src/generated', import.meta.url))

/** Every generated file's text by its path inside {@link GENERATED_FOLDER}; the same schemas give the same text. */
export async function generateAll(files: SchemaFile[] = loadSchemas()): Promise<Map<string, string>> {
  const validators = [...generateValidators(files)].map(([name, text]): [string, string] => [
    `validators/${name}`,
    text,
  ])
  return new Map([
    ['types.ts', await generateTypes(files)],
    ['flags.ts', generateFlags(files)],
    ['settings.ts', generateSettings(files)],
    ...validators,
  ])
}

/** The differences between the folder and the texts: changed, missing and surplus files. */
export function staleFiles(texts: Map<string, string>, folder = GENERATED_FOLDER): string[] {
  const changed = [...texts]
    .filter(([path, text]) => readIfThere(join(folder, path)) !== text)
    .map(([path]) => path)
  return [...changed, ...filesIn(folder).filter((path) => !texts.has(path))].sort()
}

/** Updates the folder. Writes only files that differ, and returns their names. */
export function writeFiles(texts: Map<string, string>, folder = GENERATED_FOLDER): string[] {
  const stale = staleFiles(texts, folder)
  for (const path of stale) {
    const text = texts.get(path)
    const target = join(folder, path)
    if (text === undefined) {
      rmSync(target)
      continue
    }
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  return stale
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll('\\', '/'),
      )
  } catch {
    return []
  }
}
