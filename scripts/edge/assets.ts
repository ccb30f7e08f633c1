import { contentType } from '../backoffice/contentTypes.ts'
import { createFileCache } from '../backoffice/files.ts'
import { pathBelow } from '../backoffice/sendFile.ts'

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const
/** A file is checked on disk again after this time, ms. */
const LOOKS_AGAIN_MS = 2000

/** The files of a build with their compressed versions and entity tags. */
export function createAssets(dist: string) {
  const files = createFileCache({ maxAgeMs: LOOKS_AGAIN_MS, generation: () => 0 })
  return async (path: string, request: Request): Promise<Response | undefined> => {
    const place = pathBelow(dist, path)
    const file = place && !/\.(br|gz)$/.test(place) ? await files.load(place) : undefined
    if (!place || !file?.body) return undefined
    // The handler reads files under other addresses than the visitor's, and without compression.
    const isVisitors = URL.parse(request.url)?.pathname === path
    const accepts = isVisitors ? (request.headers.get('accept-encoding') ?? '') : ''
    const headers = new Headers({
      'content-type': contentType(place),
      etag: file.etag,
      vary: 'Accept-Encoding',
    })
    if (isVisitors && request.headers.get('if-none-match')?.includes(file.etag))
      return new Response(null, { status: 304, headers })
    for (const [encoding, ending] of ENCODINGS) {
      const compressed = accepts.includes(encoding) ? await files.load(place + ending) : undefined
      if (!compressed?.body) continue
      headers.set('content-encoding', encoding)
      return bodyOf(request, compressed.body, headers)
    }
    return bodyOf(request, file.body, headers)
  }
}

function bodyOf(request: Request, body: Buffer<ArrayBuffer>, headers: Headers): Response {
  headers.set('content-length', String(body.length))
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}
