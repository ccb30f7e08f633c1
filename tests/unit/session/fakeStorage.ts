/** A storage in memory that can be full or refuse to remove. */
export interface FakeStorage extends Storage {
  full: boolean
  stuck: boolean
}

export function fakeStorage(start: Record<string, string> = {}): FakeStorage {
  const items = new Map(Object.entries(start))
  return {
    full: false,
    stuck: false,
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (this.full) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
    removeItem(key) {
      if (this.stuck) throw new Error('stuck')
      items.delete(key)
    },
    clear: () => items.clear(),
  }
}
