import { isObject, type Json, type JsonObject, MAPS_OF_SCHEMAS } from './schemas.ts'

const isAnnotation = (keyword: string): boolean =>
  ['title', 'description', 'default', 'examples', '$schema', '$comment'].includes(keyword) ||
  keyword.startsWith('x-')

/**
 * A schema without annotations that accepts exactly the same values. Properties that restrict no more than
 * `additionalProperties`, or not at all, are left out, since each costs code in the browser.
 */
export function strippedSchema(schema: JsonObject): JsonObject {
  const stripped: JsonObject = {}
  for (const [keyword, value] of Object.entries(schema)) {
    if (isAnnotation(keyword)) continue
    stripped[keyword] =
      MAPS_OF_SCHEMAS.has(keyword) && isObject(value) ? strippedMap(value) : strippedValue(value)
  }
  return withoutIdleProperties(stripped)
}

const strippedMap = (map: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, strippedValue(value)]))

const strippedValue = (value: Json): Json =>
  Array.isArray(value) ? value.map(strippedValue) : isObject(value) ? strippedSchema(value) : value

function withoutIdleProperties(schema: JsonObject): JsonObject {
  if (!isObject(schema.properties)) return schema
  const idle = JSON.stringify(schema.additionalProperties ?? {})
  if (idle === 'false' || Array.isArray(schema.required) || schema.discriminator !== undefined) return schema
  const kept = Object.entries(schema.properties).filter(([, value]) => JSON.stringify(value) !== idle)
  return { ...schema, properties: Object.fromEntries(kept) }
}
