import { readdirSync, readFileSync } from 'node:fs'

/** A part of a JSON Schema, as read from its file. */
export type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

/** One file of `schemas/`. */
export type SchemaFile = {
  /** Kebab name of the file, such as `system-status`. */
  name: string
  /** Name of its generated module, such as `systemStatus`. */
  moduleName: string
  /** Name of its type, such as `SystemStatus`. */
  title: string
  /** The schema in the file. */
  schema: JsonObject
}

const SUFFIX = '.schema.json'

/** The prefix of every `$id`. The host does not exist, and nothing is fetched from it. */
export const SCHEMA_BASE = 'https://whitelabel.invalid/schemas/'

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * All schemas, sorted by name. They are the only source of the wire's types and validators.
 * @throws when a file is not a JSON object, has no title, or an `$id` that does not fit its name
 */
export function loadSchemas(folder = new URL('../../schemas/', import.meta.url)): SchemaFile[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(SUFFIX))
    .sort()
    .map((file) => readSchema(folder, file))
}

function readSchema(folder: URL, file: string): SchemaFile {
  const name = file.slice(0, -SUFFIX.length)
  const schema: unknown = parse(readFileSync(new URL(file, folder), 'utf8'), file)
  if (!isObject(schema)) throw new Error(`schemas/${file}: not a JSON object`)
  if (typeof schema.title !== 'string') throw new Error(`schemas/${file}: has no title`)
  if (schema.$id !== SCHEMA_BASE + file) throw new Error(`schemas/${file}: $id must be ${SCHEMA_BASE}${file}`)
  return { name, moduleName: camelCase(name), title: schema.title, schema }
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`schemas/${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Keywords whose value maps names to schemas: its keys are names, not keywords. */
export const MAPS_OF_SCHEMAS: ReadonlySet<string> = new Set(['properties', '$defs', 'patternProperties'])

/**
 * Visits every schema in a schema file, the root first.
 * @param visit gets the schema, its JSON pointer, and its parent keyword
 */
export function walkSchemas(
  schema: JsonObject,
  visit: (node: JsonObject, pointer: string, under: string) => void,
  pointer = '',
  under = '',
): void {
  visit(schema, pointer, under)
  for (const [keyword, value] of Object.entries(schema)) {
    for (const [key, child] of childSchemas(keyword, value))
      walkSchemas(child, visit, `${pointer}/${keyword}${key}`, keyword)
  }
}

const SCHEMA_KEYWORDS = new Set([
  'items',
  'additionalProperties',
  'not',
  'if',
  'then',
  'else',
  'propertyNames',
])
const LISTS_OF_SCHEMAS = new Set(['oneOf', 'anyOf', 'allOf', 'prefixItems'])

function childSchemas(keyword: string, value: Json): [string, JsonObject][] {
  const found: [string, Json][] = SCHEMA_KEYWORDS.has(keyword)
    ? [['', value]]
    : LISTS_OF_SCHEMAS.has(keyword) && Array.isArray(value)
      ? value.map((child, index) => [`/${index}`, child])
      : MAPS_OF_SCHEMAS.has(keyword) && isObject(value)
        ? Object.entries(value).map(([key, child]) => [`/${key}`, child])
        : []
  return found.flatMap(([key, child]) => (isObject(child) ? [[key, child]] : []))
}
