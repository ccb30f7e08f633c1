import { isRecord } from '../../json/read.ts'

/** A JSON object whose members are not known yet. */
export type JsonRecord = Record<string, unknown>

/** JSON merge patch (RFC 7396). Returns a new value and changes neither argument; null removes a member. */
export const mergePatch = (target: unknown, patch: unknown): unknown => {
  if (!isRecord(patch)) return patch
  const merged = new Map(Object.entries(isRecord(target) ? target : {}))
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged.delete(key)
    else merged.set(key, mergePatch(merged.get(key), value))
  }
  return Object.fromEntries(merged)
}

/** Whether two JSON values are equal, whatever the order of their members. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]))
  if (!isRecord(a) || !isRecord(b)) return Object.is(a, b)
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
  )
}

/**
 * The merge patch that makes `after` out of `before`: `mergePatch(before, patchBetween(before, after))` is `after`, as
 * long as `after` holds no null. {} where nothing differs.
 */
export function patchBetween(before: JsonRecord, after: JsonRecord): JsonRecord {
  const patch = new Map<string, unknown>()
  for (const name of Object.keys(before)) if (!Object.hasOwn(after, name)) patch.set(name, null)
  for (const [name, value] of Object.entries(after)) {
    const known = Object.hasOwn(before, name) ? before[name] : undefined
    if (isSame(known, value)) continue
    patch.set(name, isRecord(known) && isRecord(value) ? patchBetween(known, value) : value)
  }
  return Object.fromEntries(patch)
}

/** A patch as single steps: path and new value (undefined: removed). */
export function stepsOf(
  patch: JsonRecord,
  path: readonly string[] = [],
): { readonly path: readonly string[]; readonly value: unknown }[] {
  return Object.entries(patch).flatMap(([name, value]) => {
    const here = [...path, name]
    if (value === null) return [{ path: here, value: undefined }]
    return isRecord(value) && Object.keys(value).length > 0 ? stepsOf(value, here) : [{ path: here, value }]
  })
}
