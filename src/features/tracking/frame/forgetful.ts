/**
 * Gives the frame temporary cookies and storage. It has an opaque origin, where reading either throws, but vendors'
 * scripts read both. They find Facebook's ids and click ids there as if they had stored them.
 */
export function makeForgetful(page: Window, cookies: Readonly<Record<string, string>>): void {
  const jar = new Map(Object.entries(cookies))
  define(page.document, 'cookie', {
    get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (line: unknown) => {
      const [pair = '', ...attributes] = String(line).split(';')
      const at = pair.indexOf('=')
      if (at < 1) return
      const name = pair.slice(0, at).trim()
      if (attributes.some((attribute) => /^\s*max-age=(?:0|-)/i.test(attribute))) jar.delete(name)
      else jar.set(name, pair.slice(at + 1).trim())
    },
  })
  for (const name of ['localStorage', 'sessionStorage']) define(page, name, { value: memory() })
}

function define(holder: object, name: string, property: PropertyDescriptor): void {
  try {
    Object.defineProperty(holder, name, { configurable: true, ...property })
  } catch {
    // A browser that lets nobody replace it: the vendor's script then sees what a frame of nobody's origin sees.
  }
}

function memory(): Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem' | 'clear'> {
  const held = new Map<string, string>()
  return {
    get length() {
      return held.size
    },
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (name) => held.get(String(name)) ?? null,
    setItem: (name, value) => void held.set(String(name), String(value)),
    removeItem: (name) => void held.delete(String(name)),
    clear: () => held.clear(),
  }
}
