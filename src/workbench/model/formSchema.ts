import { isRecord } from '../../json/read.ts'
import type { JsonRecord } from './mergePatch.ts'

/** The single form in which a value with several spellings is edited. */
const SPELLINGS: Readonly<Record<string, JsonRecord>> = {
  flagValue: { type: 'boolean' },
  switchValue: { type: 'boolean' },
  switchSetting: { type: 'integer', enum: [1, 0, -1] },
  countSetting: { type: 'integer', minimum: -1 },
}

const nameOf = (reference: unknown): string =>
  typeof reference === 'string' ? (reference.split('/').at(-1) ?? '') : ''

/**
 * A schema of `schemas/` prepared for a form: references are resolved, and values with several spellings have one. The back
 * office validates what is saved by the schema itself.
 */
export function formSchema(schema: JsonRecord, root: JsonRecord = schema): JsonRecord {
  // A form shows only the properties that the schema names.
  const { $ref, $schema: _, $id: __, $defs: ___, additionalProperties: ____, type, ...own } = schema
  if ($ref !== undefined) {
    const name = nameOf($ref)
    const definitions = isRecord(root.$defs) ? root.$defs : {}
    const target = SPELLINGS[name] ?? definitions[name]
    return { ...(isRecord(target) ? formSchema(target, root) : {}), ...own }
  }
  const properties = isRecord(own.properties) ? own.properties : undefined
  return {
    ...own,
    ...(type !== undefined && { type: Array.isArray(type) ? type[0] : type }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, entry]) => [
          name,
          isRecord(entry) ? formSchema(entry, root) : entry,
        ]),
      ),
    }),
    ...(isRecord(own.items) && { items: formSchema(own.items, root) }),
  }
}

/** The entries of a schema of an object. */
export const entriesOf = (schema: JsonRecord): (readonly [name: string, entry: JsonRecord])[] =>
  Object.entries(isRecord(schema.properties) ? schema.properties : {}).map(([name, entry]) => [
    name,
    isRecord(entry) ? entry : {},
  ])

/** The schema with some of its entries alone. */
export const onlyEntries = (schema: JsonRecord, names: ReadonlySet<string>): JsonRecord => ({
  ...schema,
  properties: Object.fromEntries(entriesOf(schema).filter(([name]) => names.has(name))),
})
