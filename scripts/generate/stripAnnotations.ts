import { isObject, type Json, type JsonObject, MAPS_OF_SCHEMAS } from './schemas.ts'

const isAnnotation = (keyword: string): boolean =>
  ['title', 'description', 'default', 'examples', '$schema', '$comment'].includes(keyword) ||
  keyword.startsWith('x-')

/**
 * A schema that accepts exactly the same values, without what is for people. Properties that say no more
 * than `additionalProperties` does, or nothing at all, are left out: each would cost code in the browser.
 */
export function slimSchema(schema: JsonObject): JsonObject {
  const slim: JsonObject = {}
  for (const [keyword, value] of Object.entries(schema)) {
    if (isAnnotation(keyword)) continue
    slim[keyword] = MAPS_OF_SCHEMAS.has(keyword) && isObject(value) ? slimMap(value) : slimValue(value)
  }
  return withoutIdleProperties(slim)
}

const slimMap = (map: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, slimValue(value)]))

const slimValue = (value: Json): Json =>
  Array.isArray(value) ? value.map(slimValue) : isObject(value) ? slimSchema(value) : value

function withoutIdleProperties(schema: JsonObject): JsonObject {
  if (!isObject(schema.properties)) return schema
  const idle = JSON.stringify(schema.additionalProperties ?? {})
  if (idle === 'false' || Array.isArray(schema.required) || schema.discriminator !== undefined) return schema
  const kept = Object.entries(schema.properties).filter(([, value]) => JSON.stringify(value) !== idle)
  return { ...schema, properties: Object.fromEntries(kept) }
}
