/** A least-recently-used cache with limits on the number of items and on their total weight. */
export interface Lru<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value, weight?: number): void
  delete(key: string): void
  keys(): readonly string[]
  values(): readonly Value[]
  readonly weight: () => number
}

export function createLru<Value>(mostItems: number, mostWeight = Number.POSITIVE_INFINITY): Lru<Value> {
  const items = new Map<string, { readonly value: Value; readonly weight: number }>()
  let total = 0
  const remove = (key: string) => {
    total -= items.get(key)?.weight ?? 0
    items.delete(key)
  }
  return {
    get(key) {
      const item = items.get(key)
      if (!item) return undefined
      items.delete(key)
      items.set(key, item)
      return item.value
    },
    set(key, value, weight = 0) {
      remove(key)
      if (weight > mostWeight) return
      items.set(key, { value, weight })
      total += weight
      for (const oldest of items.keys()) {
        if (items.size <= mostItems && total <= mostWeight) break
        remove(oldest)
      }
    },
    delete: remove,
    keys: () => [...items.keys()],
    values: () => [...items.values()].map(({ value }) => value),
    weight: () => total,
  }
}
