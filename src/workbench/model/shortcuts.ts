import { MOST_PHONES } from './state.ts'

/** What a key does, as far as no field has it. */
export type Shortcut =
  | { readonly id: 'help' | 'find' | 'phones' | 'inspector' | 'save' }
  | { readonly id: 'phone'; readonly number: number }

/** A key that was pressed, and where. */
export interface Press {
  readonly key: string
  /** True with Control, Alt or Meta: those keys are the browser's. */
  readonly isModified: boolean
  /** True where letters are typed, or a dialog is open. */
  readonly isTaken: boolean
}

const KEYS: Readonly<Record<string, Exclude<Shortcut['id'], 'phone'>>> = {
  '?': 'help',
  '/': 'find',
  p: 'phones',
  i: 'inspector',
  s: 'save',
}

/** What a key asks for; undefined: nothing. Pure. */
export function shortcutOf({ key, isModified, isTaken }: Press): Shortcut | undefined {
  if (isModified || isTaken) return undefined
  const id = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined
  if (id) return { id }
  const number = /^[1-9]$/.test(key) ? Number(key) : 0
  return number >= 1 && number <= MOST_PHONES ? { id: 'phone', number } : undefined
}
