import { isRecord } from '../../json/read.ts'
import type { JsonRecord } from './mergePatch.ts'

/** How a form asks for what a back office may write in several ways: one way each. */
const SPELLINGS: Readonly<Record<string, JsonRecord>> = {
  flagValue: { type: 'boolean' },
  switchSetting: { type: 'integer', enum: [1, 0, -1] },
  countSetting: { type: 'integer', minimum: -1 },
}

const nameOf = (reference: unknown): string =>
  typeof reference === 'string' ? (reference.split('/').at(-1) ?? '') : ''

/**
 * A schema of `schemas/` as a form can draw it: references within it are resolved, values that may be spelled in several
 * ways have one. What is saved is judged by the schema itself, in the back office.
 */
export function formSchema(schema: JsonRecord, root: JsonRecord = schema): JsonRecord {
  // A form shows no member that the schema does not name.
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
