import { withoutTrailing } from '../../../ui/url/ends.ts'

/**
 * Whether a subscription was made with this key. With another key the messaging service cannot reach it, and the
 * browser refuses a second subscription. True if the browser does not expose the key.
 *
 * @param made `applicationServerKey` of the subscription's options
 * @param vapidKey the same as base64url
 */
export function isOfKey(made: ArrayBuffer | null | undefined, vapidKey: string): boolean {
  if (!made) return true
  const text = btoa(String.fromCharCode(...new Uint8Array(made)))
  return plain(text) === plain(vapidKey)
}

/** Normalises base64 and base64url, with or without padding. */
const plain = (text: string) => withoutTrailing(text.replaceAll('+', '-').replaceAll('/', '_'), '=')
