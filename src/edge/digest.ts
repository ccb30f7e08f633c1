const encoder = new TextEncoder()

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text)

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

/** The Content-Security-Policy source that allows exactly this text. */
export async function hashSource(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytesOf(text))
  return `'sha256-${base64(new Uint8Array(hash))}'`
}

/** A weak entity tag: compressed and uncompressed documents count as equal. */
export async function entityTag(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `W/"${base64(hash.subarray(0, 12)).replaceAll('/', '_')}"`
}

export const randomNonce = (): string => base64(crypto.getRandomValues(new Uint8Array(18)))
