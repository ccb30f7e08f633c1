/** Storage in memory, lost with the frame. A document with an opaque origin has no storage, and vendors rely on one. */
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

/** Cookies in memory: the last value of each name. Attributes other than max-age are ignored. */
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

/** Defines the storage and the cookies that the browser denies to the page. */
export function lendMemory(page: Window & typeof globalThis): void {
  const cookies = memoryCookies()
  try {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(page, name, { value: memoryStorage(), configurable: true })
    }
    Object.defineProperty(page.document, 'cookie', { ...cookies, configurable: true })
  } catch {
    // The vendor's scripts then run without storage, as in a browser that blocks it.
  }
}
