const LENGTH = 16

/**
 * Creates a request id. Requests with the same id are carried out only once.
 *
 * @param fill fills an array with random bytes, as `crypto.getRandomValues` does
 */
export function newRequestId(fill: (bytes: Uint8Array<ArrayBuffer>) => unknown): string {
  const bytes = new Uint8Array(LENGTH)
  fill(bytes)
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
