import { isRecord } from '../../json/read.ts'
import { type JsonRecord, mergePatch } from './mergePatch.ts'
import type { Documents } from './wire.ts'

const part = (value: JsonRecord, name: string): JsonRecord => {
  const found = value[name]
  return isRecord(found) ? found : {}
}

/** A merchant's documents with a patch over them. */
export function drafted(documents: Documents, patch: JsonRecord): Documents {
  const value = mergePatch(documents, patch)
  const all = isRecord(value) ? value : {}
  return { status: part(all, 'status'), theme: part(all, 'theme'), home: part(all, 'home') }
}

/** A copy of the documents with another value at a path; undefined removes it. */
export function withValue<T extends JsonRecord>(holder: T, path: readonly string[], value: unknown): T
export function withValue(holder: JsonRecord, path: readonly string[], value: unknown): JsonRecord {
  const [name, ...rest] = path
  if (name === undefined) return holder
  const members = new Map(Object.entries(holder))
  const own = members.get(name)
  if (rest.length > 0) members.set(name, withValue(isRecord(own) ? own : {}, rest, value))
  else if (value === undefined) members.delete(name)
  else members.set(name, value)
  return Object.fromEntries(members)
}
