import type { SafeStorage } from '../../../../session/storage.ts'
import { isProviderChannel, type ProviderChannel } from './channel.ts'

/** Keys in session storage: the channel, and a marker that a redirect is in progress (docs/conformance.md § 2.4). */
export const CHANNEL_KEY = 'SHELL_firebaseChannel'
export const MARKER_KEY = 'SHELL_firebaseRedirect'
/** A redirect that returns later than this is ignored, ms. */
export const PENDING_MS = 10 * 60_000

type Storage = Pick<SafeStorage, 'getItem' | 'setItem' | 'removeItem'>

/** To be called before the page leaves for the provider. */
export function rememberRedirect(storage: Storage, channel: ProviderChannel, now: number): void {
  storage.setItem(CHANNEL_KEY, channel)
  storage.setItem(MARKER_KEY, String(now))
}

export function forgetRedirect(storage: Storage): void {
  storage.removeItem(CHANNEL_KEY)
  storage.removeItem(MARKER_KEY)
}

/** The channel of the redirect that ends with this page load; undefined if none is pending or the stored values are invalid. */
export function pendingRedirect(storage: Storage, now: number): ProviderChannel | undefined {
  const channel = storage.getItem(CHANNEL_KEY)
  const marked = storage.getItem(MARKER_KEY)
  const age = now - Number(marked)
  if (!isProviderChannel(channel) || !marked || !(age >= 0 && age <= PENDING_MS)) return undefined
  return channel
}
