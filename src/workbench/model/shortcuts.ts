import { MOST_PHONES } from './state.ts'

/** The action of a key, where no field has the focus. */
export type Shortcut =
  | { readonly id: 'help' | 'find' | 'phones' | 'inspector' | 'save' }
  | { readonly id: 'phone'; readonly number: number }

/** A key press with its context. */
export interface Press {
  readonly key: string
  /** Whether Control, Alt or Meta is pressed: the browser handles those combinations. */
  readonly isModified: boolean
  /** Whether a text field has the focus or a dialog is open. */
  readonly isTaken: boolean
}

const KEYS: Readonly<Record<string, Exclude<Shortcut['id'], 'phone'>>> = {
  '?': 'help',
  '/': 'find',
  p: 'phones',
  i: 'inspector',
  s: 'save',
}

/** The action of a key press; undefined for none. Pure. */
export function shortcutOf({ key, isModified, isTaken }: Press): Shortcut | undefined {
  if (isModified || isTaken) return undefined
  const id = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined
  if (id) return { id }
  const number = /^[1-9]$/.test(key) ? Number(key) : 0
  return number >= 1 && number <= MOST_PHONES ? { id: 'phone', number } : undefined
}
