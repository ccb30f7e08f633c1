/** The last characters of an entry's path are its key (docs/contract.md; § 2.3). */
export const KEY_LENGTH = 8

/**
 * Decodes a customer-service `path`: base64 ciphertext, then an 8-character key. The plain URL's UTF-8 bytes were XORed with the
 * repeated bytes of the key. undefined if it has another format. The result is not trusted yet: the caller passes it through the
 * URL guard.
 */
export function decodePath(path: string): string | undefined {
  if (path.length <= KEY_LENGTH) return undefined
  const key = new TextEncoder().encode(path.slice(-KEY_LENGTH))
  try {
    const cipher = atob(path.slice(0, -KEY_LENGTH))
    const plain = Uint8Array.from(
      cipher,
      (char, index) => char.charCodeAt(0) ^ (key[index % key.length] ?? 0),
    )
    return new TextDecoder('utf-8', { fatal: true }).decode(plain)
  } catch {
    return undefined
  }
}

/** The reverse of {@link decodePath}, used to write a merchant's folder. `key` has 8 ASCII characters. */
export function encodePath(url: string, key: string): string {
  const keyBytes = new TextEncoder().encode(key)
  const cipher = new TextEncoder()
    .encode(url)
    .map((byte, index) => byte ^ (keyBytes[index % keyBytes.length] ?? 0))
  return btoa(String.fromCharCode(...cipher)) + key
}
