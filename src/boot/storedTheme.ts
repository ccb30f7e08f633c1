import { STORED_THEME_KEY } from './storedKeys.ts'

/** A site's theme as set on the document element. */
export interface StoredTheme {
  readonly merchant: string
  readonly layout: string
  readonly scheme: 'dark' | 'light'
  /** CSS custom properties by name, without the leading `--`. */
  readonly values: Readonly<Record<string, string>>
}

const NAME = /^[a-z][a-z0-9-]{0,40}$/
/** The characters allowed in a derived token: none can end a declaration, begin a comment or start an escape. */
const VALUE = /^[\w\s#%.,()"'/+-]{1,400}$/
/**
 * The functions allowed in a derived token. Others such as `url` and `image-set` are refused, because they load resources.
 */
const FUNCTIONS = [
  'var',
  'rgb',
  'rgba',
  'hsl',
  'oklch',
  'color-mix',
  'cubic-bezier',
  'calc',
  'min',
  'max',
  'clamp',
]
const WORD = /[\w-]/

interface Store {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** Sets a stored theme on the document element through the CSSOM, which a strict Content-Security-Policy allows. */
export function applyStoredTheme(paint: StoredTheme, element: HTMLElement): void {
  element.dataset.merchant = paint.merchant
  element.dataset.layout = paint.layout
  element.dataset.theme = paint.scheme
  element.style.colorScheme = paint.scheme
  for (const [name, value] of Object.entries(paint.values)) element.style.setProperty(`--${name}`, value)
}

/** Reads the stored theme; undefined if there is none or it is invalid. */
export function readStoredTheme(store: Store): StoredTheme | undefined {
  try {
    const paint: unknown = JSON.parse(store.getItem(STORED_THEME_KEY) ?? '')
    return isPaint(paint) ? paint : undefined
  } catch {
    return undefined
  }
}

/** Stores a theme for the next visit. */
export function storeTheme(store: Store, paint: StoredTheme): void {
  store.setItem(STORED_THEME_KEY, JSON.stringify(paint))
}

function isPaint(value: unknown): value is StoredTheme {
  if (typeof value !== 'object' || value === null) return false
  if (!('merchant' in value && 'layout' in value && 'scheme' in value && 'values' in value)) return false
  const { merchant, layout, scheme, values } = value
  if (typeof merchant !== 'string' || typeof layout !== 'string') return false
  if ((scheme !== 'dark' && scheme !== 'light') || typeof values !== 'object' || values === null) return false
  return Object.entries(values).every(
    ([name, text]: [string, unknown]) => NAME.test(name) && typeof text === 'string' && isToken(text),
  )
}

/** Whether a CSS value is safe: it cannot load anything. */
const isToken = (text: string): boolean =>
  VALUE.test(text) &&
  !text.includes('//') &&
  text
    .split('(')
    .slice(0, -1)
    .every((before) => FUNCTIONS.includes(lastWordOf(before).toLowerCase()))

/** Without a lookbehind, which outdated browsers cannot parse: they too run the document's inline script (`outdated.ts`). */
function lastWordOf(text: string): string {
  let start = text.length
  while (start > 0 && WORD.test(text.charAt(start - 1))) start -= 1
  return text.slice(start)
}
