import { fromBase64 } from './base64.ts'

/** For so long a picture is waited for, ms. */
const PATIENCE_MS = 10_000

const DATA = /^data:([^;,]+)((?:;[^,]*)?),(.*)$/is

/** The bytes that stand in the address itself. @throws where they are not what they say */
function readData([, type = '', parameters = '', body = '']: RegExpExecArray): Blob {
  const bytes = /;base64$/i.test(parameters)
    ? fromBase64(body)
    : new TextEncoder().encode(decodeURIComponent(body))
  return new Blob([bytes], { type })
}

async function load(address: string): Promise<Blob | undefined> {
  const stop = new AbortController()
  const late = setTimeout(() => stop.abort(), PATIENCE_MS)
  try {
    const answer = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: stop.signal,
    })
    return answer.ok ? await answer.blob() : undefined
  } finally {
    clearTimeout(late)
  }
}

/**
 * Reads a picture, of this site or of a host that allows it, to make a file of it; undefined where that is refused. Nobody is
 * told who asks: no cookie, no session, no referrer. Never rejects.
 */
export async function readPicture(address: string): Promise<Blob | undefined> {
  try {
    const data = DATA.exec(address)
    const blob = data ? readData(data) : await load(address)
    return blob?.type.startsWith('image/') ? blob : undefined
  } catch {
    return undefined
  }
}
