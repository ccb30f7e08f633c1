import { createHash } from 'node:crypto'
import type { Line } from './boundedFetch.ts'

/** A picture of a folder. */
export interface RecordedPicture {
  /** Below `pictures/`. */
  readonly file: string
  readonly bytes: Uint8Array
}

const MOST_PICTURES = 400
const MOST_IN_ALL = 48 * 1024 * 1024

/** Content types of pictures, by file extension. */
const TYPES: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
  'image/x-icon': 'ico',
  'image/vnd.microsoft.icon': 'ico',
}

/** An address of a picture anywhere: alone, in HTML, in JSON within a string. */
const ADDRESS =
  /(?:https?:\/\/[^\s"'<>\\()]{1,500}?|(?<![\w/:.-])\/(?!\/)[^\s"'<>\\()?#]{1,500}?)\.(?:png|jpe?g|webp|gif|avif|svg|ico)(?:\?[^\s"'<>\\()#]{0,500})?(?=$|[\s"'<>\\()#])/gi

/** An SVG with active content is refused. */
const ACTIVE = /<script|<foreignObject|<iframe|javascript:|\son\w+\s*=|<!ENTITY/i

/** All absolute addresses of this origin's pictures in an answer, each once. */
export function picturesIn(value: unknown, origin: string): string[] {
  const found = JSON.stringify(value)?.replaceAll('\\"', '"').match(ADDRESS) ?? []
  return [...new Set(found)].filter((address) => URL.parse(address, origin)?.origin === origin)
}

/** An answer with the addresses of the folder's own pictures. */
export function withPictures(value: unknown, files: ReadonlyMap<string, string>, code: string): unknown {
  if (typeof value === 'string')
    return value.replace(ADDRESS, (address) => {
      const file = files.get(address)
      return file === undefined ? address : `/m/merchants/${code}/${file}`
    })
  if (Array.isArray(value)) return value.map((entry: unknown) => withPictures(entry, files, code))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, withPictures(entry, files, code)]),
  )
}

/**
 * The name of a picture: its own name below `/m/merchants/<code>/` if it is safe, else one derived from its address. It never
 * leads out of the folder. Pure.
 */
export function nameFor(address: string, origin: string, ending: string): string {
  const path = URL.parse(address, origin)?.pathname ?? ''
  const own = /^\/m\/merchants\/[^/]+\/(.+)\.\w+$/.exec(path)?.[1]?.split('/') ?? []
  const isHarmless =
    own.length > 0 &&
    own.length < 6 &&
    own.every((step) => /^[a-z0-9][a-z0-9_-]{0,60}(\.[a-z0-9_-]+)*$/i.test(step))
  const hash = createHash('sha256').update(address).digest('hex').slice(0, 12)
  return isHarmless && !address.includes('?') ? `${own.join('/')}.${ending}` : `recorded/${hash}.${ending}`
}

/** Downloads pictures. Failed and invalid ones are listed in `notes`. */
export async function downloadPictures(
  line: Line,
  addresses: readonly string[],
  note: (text: string) => void,
): Promise<{ readonly pictures: RecordedPicture[]; readonly files: Map<string, string> }> {
  const pictures: RecordedPicture[] = []
  const files = new Map<string, string>()
  const taken = new Set<string>()
  let total = 0
  for (const address of addresses.slice(0, MOST_PICTURES)) {
    const picture = await bring(line, address)
    if (typeof picture === 'string') {
      note(`picture ${address}: ${picture}`)
      continue
    }
    total += picture.bytes.length
    if (total > MOST_IN_ALL) {
      note(`pictures from ${address} on: ${MOST_IN_ALL} bytes are enough`)
      break
    }
    files.set(address, picture.file)
    if (!taken.has(picture.file.toLowerCase())) pictures.push(picture)
    taken.add(picture.file.toLowerCase())
  }
  if (addresses.length > MOST_PICTURES)
    note(`${addresses.length - MOST_PICTURES} pictures more than ${MOST_PICTURES}`)
  return { pictures, files }
}

/** Timeout of a picture, ms. */
const PATIENCE_MS = 20_000

async function bring(line: Line, address: string): Promise<RecordedPicture | string> {
  try {
    const answer = await line.fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
    const type = (answer.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
    const ending = TYPES[type]
    if (!answer.ok) return `HTTP ${answer.status}`
    if (!ending) return `it is ${type || 'of no type'}, not a picture`
    const bytes = new Uint8Array(await answer.arrayBuffer())
    if (ending === 'svg' && ACTIVE.test(new TextDecoder().decode(bytes))) return 'it does more than a drawing'
    return { file: nameFor(address, line.origin, ending), bytes }
  } catch (error) {
    return error instanceof Error ? error.message : 'it failed'
  }
}
