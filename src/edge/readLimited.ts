/** The text of a response of at most `most` bytes. Undefined for a larger one; reading it stops at the limit. */
export async function readLimited(answer: Response, most: number): Promise<string | undefined> {
  if (Number(answer.headers.get('content-length') ?? 0) > most) {
    await answer.body?.cancel()
    return undefined
  }
  const reader = answer.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > most) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}
