import { isObject, type Json, type SchemaFile } from './schemas.ts'
import { BANNER } from './types.ts'

/** `src/generated/flags.ts`: names and defaults only, since every visit loads it. */
export const generateFlags = (files: SchemaFile[]): string =>
  catalogue(files, 'whitelabel-flags', 'flagCatalogue', 'Name of a flag of the catalogue.', 'FlagName')

/** `src/generated/settings.ts`: names and defaults only, since every visit loads it. */
export const generateSettings = (files: SchemaFile[]): string =>
  catalogue(files, 'settings', 'settingCatalogue', 'Name of a setting of the catalogue.', 'SettingName')

function catalogue(files: SchemaFile[], file: string, constant: string, words: string, type: string): string {
  const entries = properties(files, file).map(
    ([name, entry]) => `  ${name}: { default: ${literal(entry)} },\n`,
  )
  return `${BANNER}
/** Every name of schemas/${file}.schema.json with its default. */
export const ${constant} = {\n${entries.join('')}} as const

/** ${words} */
export type ${type} = keyof typeof ${constant}
`
}

function properties(files: SchemaFile[], file: string): [string, Json][] {
  const found = files.find(({ name }) => name === file)?.schema.properties
  if (!isObject(found)) throw new Error(`schemas/${file}.schema.json: lists nothing`)
  return Object.entries(found)
}

function literal(entry: Json): string {
  if (!isObject(entry) || entry.default === undefined)
    throw new Error('schemas: a catalogue entry has no default')
  return JSON.stringify(entry.default)
}
