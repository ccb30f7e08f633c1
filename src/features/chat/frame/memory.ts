/** Storage that forgets everything with the frame. A page of nobody's origin has none, and vendors do not expect that. */
export function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(String(key)) ?? null,
    setItem: (key, value) => void kept.set(String(key), String(value)),
    removeItem: (key) => void kept.delete(String(key)),
    clear: () => kept.clear(),
  }
}

/** Cookies likewise: the last value of each name, whatever else is said of it. */
export function memoryCookies(): { get: () => string; set: (cookie: string) => void } {
  const kept = new Map<string, string>()
  return {
    get: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    set(cookie) {
      const [pair = '', ...attributes] = String(cookie).split(';')
      const [name = '', ...value] = pair.split('=')
      const isOver = attributes.some((attribute) => /^\s*max-age\s*=\s*(?:0|-\d+)\s*$/i.test(attribute))
      if (isOver) kept.delete(name.trim())
      else kept.set(name.trim(), value.join('=').trim())
    },
  }
}

/** Gives a page what its browser refuses it. */
export function lendMemory(page: Window & typeof globalThis): void {
  const cookies = memoryCookies()
  try {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(page, name, { value: memoryStorage(), configurable: true })
    }
    Object.defineProperty(page.document, 'cookie', { ...cookies, configurable: true })
  } catch {
    // Then the vendor does without, as in a browser that keeps nothing.
  }
}
