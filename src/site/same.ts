/** Whether two plain values are equal up to this depth; below it only identical values are equal. */
export function isSame(one: unknown, other: unknown, depth = Number.POSITIVE_INFINITY): boolean {
  if (Object.is(one, other)) return true
  if (depth === 0 || !isPlain(one) || !isPlain(other)) return false
  const [names, others] = [Object.keys(one), Object.keys(other)]
  return (
    names.length === others.length &&
    names.every(
      (name) =>
        Object.hasOwn(other, name) && isSame(Reflect.get(one, name), Reflect.get(other, name), depth - 1),
    )
  )
}

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Returns `next`, but keeps equal fields of `before`, so that listeners see no change in them. */
export function keepSame<T extends object>(before: T, next: T): T {
  const kept = { ...next }
  for (const name in kept) if (isSame(before[name], kept[name])) kept[name] = before[name]
  return isSame(before, kept, 1) ? before : Object.freeze(kept)
}
