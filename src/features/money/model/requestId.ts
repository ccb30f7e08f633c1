const LENGTH = 16

/**
 * A new id of a request: what is sent again under the same id is carried out once.
 *
 * @param fill fills an array with random bytes, as `crypto.getRandomValues` does
 */
export function newRequestId(fill: (bytes: Uint8Array<ArrayBuffer>) => unknown): string {
  const bytes = new Uint8Array(LENGTH)
  fill(bytes)
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
