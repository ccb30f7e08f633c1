/** Picture formats of browsers, by file extension. */
const KINDS = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  gif: ['gif'],
  webp: ['webp'],
  avif: ['avif'],
  svg: ['svg'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type PictureKind = keyof typeof KINDS

const KIND_NAMES = ['png', 'jpeg', 'gif', 'webp', 'avif', 'svg'] as const satisfies readonly PictureKind[]

/** The format by the file's extension; undefined for other files. */
export function kindNamed(file: string): PictureKind | undefined {
  const ending = /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase()
  return KIND_NAMES.find((kind) => KINDS[kind].some((one) => one === ending))
}

/** Number of bytes that identify a format: an SVG may begin with a comment. */
export const HEAD_BYTES = 1024

/** The first bytes of each format, as Latin-1. */
const SIGNATURES: Readonly<Record<PictureKind, RegExp>> = {
  png: /^\x89PNG\r\n/,
  jpeg: /^\xff\xd8\xff/,
  gif: /^GIF8[79]a/,
  webp: /^RIFF.{4}WEBP/s,
  avif: /^.{4}ftyp(?:avif|avis)/s,
  svg: /^(?:\xef\xbb\xbf)?(?:\s|<\?xml[^>]*>|<!--(?:(?!-->).)*-->|<!doctype[^>]*>)*<svg[\s>]/is,
}

/** The format by the first bytes, whatever the name; undefined for unknown formats. */
export function kindOf(head: Buffer): PictureKind | undefined {
  const text = head.toString('latin1')
  return KIND_NAMES.find((kind) => SIGNATURES[kind].test(text))
}
