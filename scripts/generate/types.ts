import { compile } from 'json-schema-to-typescript'
import { isObject, type Json, type JsonObject, SCHEMA_BASE, type SchemaFile } from './schemas.ts'

/** First lines of every generated file. */
export const BANNER =
  '// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.\n'

type NamedSchema = { id: string; title: string; schema: JsonObject }

/**
 * `src/generated/types.ts`: one exported type for each file of `schemas/` and each titled `$defs` entry.
 * Each is compiled alone, and references become names, so that no type is generated twice.
 * @throws when two schemas claim one name, or a reference leads nowhere
 */
export async function generateTypes(files: SchemaFile[]): Promise<string> {
  const named = files.flatMap(namedSchemas)
  const names = new Map(named.map(({ id, title }) => [id, title]))
  const seen = new Map<string, string>()
  for (const { id, title } of named) {
    const other = seen.get(title)
    if (other !== undefined) throw new Error(`schemas: ${id} and ${other} are both called ${title}`)
    seen.set(title, id)
  }
  const types = await Promise.all(named.map((one) => generateType(one, names)))
  return `${BANNER}\n${types.map(asAlias).join('\n\n')}\n`
}

/** An alias, unlike an interface, is assignable to a record. */
const asAlias = (type: string): string =>
  type.trim().replace(/^export interface (\w+) \{/m, 'export type $1 = {')

function namedSchemas({ schema, title, name }: SchemaFile): NamedSchema[] {
  const id = `${SCHEMA_BASE}${name}.schema.json`
  const { $defs, ...root } = schema
  const parts = Object.entries(isObject($defs) ? $defs : {}).map(([key, part]) => {
    if (!isObject(part) || typeof part.title !== 'string')
      throw new Error(`schemas/${name}.schema.json: $defs/${key} has no title`)
    return { id: `${id}#/$defs/${key}`, title: part.title, schema: part }
  })
  return [{ id, title, schema: root }, ...parts]
}

function generateType({ id, title, schema }: NamedSchema, names: Map<string, string>): Promise<string> {
  const plain = typeSchema(schema, id, names)
  delete plain.$id
  return compile({ ...plain, title }, title, {
    additionalProperties: false,
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, semi: false, printWidth: 110, bracketSpacing: true },
  })
}

function typeSchema(schema: JsonObject, id: string, names: Map<string, string>): JsonObject {
  const { $ref, title: _title, default: standIn, ...rest } = schema
  const result: JsonObject = {}
  for (const [key, value] of Object.entries(rest)) {
    if (!key.startsWith('x-'))
      result[key] = key === 'properties' ? mapValues(value, id, names) : inner(value, id, names)
  }
  if (typeof $ref === 'string') {
    const target = new URL($ref, id).href
    const name = names.get(target)
    if (name === undefined) throw new Error(`schemas: ${id} refers to ${$ref}, which is not there`)
    result.tsType = name
  }
  if (standIn !== undefined && typeof result.description === 'string')
    result.description += ` Default: ${JSON.stringify(standIn)}.`
  return result
}

const inner = (value: Json, id: string, names: Map<string, string>): Json =>
  Array.isArray(value)
    ? value.map((child) => inner(child, id, names))
    : isObject(value)
      ? typeSchema(value, id, names)
      : value

const mapValues = (value: Json, id: string, names: Map<string, string>): Json =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, child]) => [key, inner(child, id, names)]))
    : value
