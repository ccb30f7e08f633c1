/** The body of a response of at most `most` bytes. Undefined for a larger one; reading it stops at the limit. */
export async function readLimitedBytes(
  answer: Response,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(answer.headers.get('content-length') ?? 0) > most) {
    await answer.body?.cancel()
    return undefined
  }
  const reader = answer.body?.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > most) {
      await reader.cancel()
      return undefined
    }
    parts.push(value)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.byteLength
  }
  return bytes
}

/** The same as text in UTF-8. */
export async function readLimited(answer: Response, most: number): Promise<string | undefined> {
  const bytes = await readLimitedBytes(answer, most)
  return bytes && new TextDecoder().decode(bytes)
}
