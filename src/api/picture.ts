import { fromBase64 } from './base64.ts'

/** Timeout of a picture, ms. */
const PATIENCE_MS = 10_000

const DATA = /^data:([^;,]+)((?:;[^,]*)?),(.*)$/is

/** The bytes of a data URL. @throws if it is malformed */
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
 * Loads a picture of this site, or of a host that allows it, to make a file of it; undefined if that is refused. The request has
 * no cookie, session or referrer. Never rejects.
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
