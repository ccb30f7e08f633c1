/** Kinds of picture that browsers draw, by the endings that name them. */
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

/** What a file says that it is by its ending; undefined: no picture. */
export function kindNamed(file: string): PictureKind | undefined {
  const ending = /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase()
  return KIND_NAMES.find((kind) => KINDS[kind].some((one) => one === ending))
}

/** As much of a file as says what it is, bytes: an SVG may begin with a comment. */
export const HEAD_BYTES = 1024

/** What each kind begins with, read as Latin-1. */
const SIGNATURES: Readonly<Record<PictureKind, RegExp>> = {
  png: /^\x89PNG\r\n/,
  jpeg: /^\xff\xd8\xff/,
  gif: /^GIF8[79]a/,
  webp: /^RIFF.{4}WEBP/s,
  avif: /^.{4}ftyp(?:avif|avis)/s,
  svg: /^(?:\xef\xbb\xbf)?(?:\s|<\?xml[^>]*>|<!--(?:(?!-->).)*-->|<!doctype[^>]*>)*<svg[\s>]/is,
}

/** What a file is by its first bytes, whatever its name; undefined: nothing that a browser draws. */
export function kindOf(head: Buffer): PictureKind | undefined {
  const text = head.toString('latin1')
  return KIND_NAMES.find((kind) => SIGNATURES[kind].test(text))
}
