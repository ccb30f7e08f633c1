import { LARGEST_INLINE_MARKUP, LARGEST_INLINE_PICTURE } from './limits.ts'
import { readLimitedBytes } from './readLimited.ts'

const SVG = 'image/svg+xml'
const BITMAPS = ['image/avif', 'image/gif', 'image/jpeg', 'image/png', 'image/webp']
/** What would end the address, its attribute or its element, and line breaks, which an address loses. */
const RESERVED = /[%#"'<>\r\n\t]/g

const percentEncoded = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`

/**
 * A small picture as an address that contains it (RFC 2397), so that it is painted with the document: on a slow network a request
 * of its own costs half a second. Undefined for a large picture, and for anything else than a picture. An image element runs no
 * script of an SVG.
 */
export async function inlinePicture(answer: Response): Promise<string | undefined> {
  const type = (answer.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const isMarkup = type === SVG
  if (!answer.ok || !(isMarkup || BITMAPS.includes(type))) {
    await answer.body?.cancel()
    return undefined
  }
  const bytes = await readLimitedBytes(answer, isMarkup ? LARGEST_INLINE_MARKUP : LARGEST_INLINE_PICTURE)
  if (!bytes || bytes.byteLength === 0) return undefined
  // Markup that is not encoded in base64 is compressed with the document.
  if (isMarkup) return `data:${SVG},${new TextDecoder().decode(bytes).replace(RESERVED, percentEncoded)}`
  return `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}
