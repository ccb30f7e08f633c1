import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Locale } from './compare.ts'

const LOCALES = join(import.meta.dirname, '../../src/i18n/locales')

const isWords = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads one file. Throws with the file's name where it is not a JSON object. */
function readTexts(file: string): Record<string, unknown> {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isWords(value)) throw new Error(`${file} is not an object of texts`)
  return value
}

/** The names of all locale folders. The caller checks that they are the platform's codes. */
export const localeFolders = (root = LOCALES): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()

/** Every namespace of one language. Throws where a file is not JSON. */
export function readLocale(folder: string, root = LOCALES): Locale {
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(
    files.toSorted().map((file) => [basename(file, '.json'), readTexts(join(root, folder, file))]),
  )
}
