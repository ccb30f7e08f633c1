import { withoutTrailing } from '../../../ui/url/ends.ts'

/**
 * Whether a subscription was made with this key: with another one the messaging service cannot reach it, and the browser
 * refuses a second subscription beside it. A browser that does not tell is believed.
 *
 * @param made `applicationServerKey` of the subscription's options
 * @param vapidKey the same as base64url
 */
export function isOfKey(made: ArrayBuffer | null | undefined, vapidKey: string): boolean {
  if (!made) return true
  const text = btoa(String.fromCharCode(...new Uint8Array(made)))
  return plain(text) === plain(vapidKey)
}

/** base64 and base64url, padded or not, as one. */
const plain = (text: string) => withoutTrailing(text.replaceAll('+', '-').replaceAll('/', '_'), '=')
