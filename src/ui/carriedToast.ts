import type { ToastRequest } from './toastStore.ts'

const KEY = 'SHELL_toast'
const TONES = ['neutral', 'positive', 'warning', 'negative'] as const

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Stores a message for the next document of this tab, since the player has not read it yet. */
export function carryToast(toast: ToastRequest | undefined, storage: Storage): void {
  // Its action belongs to this document and is dropped.
  if (!toast || toast.action) return
  const { text, tone, role } = toast
  storage.setItem(KEY, JSON.stringify({ text, tone, role }))
}

/** Returns the message of the previous document, once. */
export function takeCarriedToast(open: () => Storage): ToastRequest | undefined {
  try {
    const storage = open()
    const carried: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    storage.removeItem(KEY)
    if (typeof carried !== 'object' || carried === null || !('text' in carried)) return undefined
    if (typeof carried.text !== 'string') return undefined
    const tone = TONES.find((known) => 'tone' in carried && known === carried.tone)
    const isAlert = 'role' in carried && carried.role === 'alert'
    return { text: carried.text, ...(tone && { tone }), ...(isAlert && { role: 'alert' }) }
  } catch {
    return undefined
  }
}
