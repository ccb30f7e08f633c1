import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes on the wire: brotli at its best, which is what the build ships. */
export function weigh(content: string | Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(content, { params }).length
}

const INLINE = /<script>([\s\S]*?)<\/script>/g

/** The JavaScript that stands in a document itself. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(INLINE)].map((match) => match[1] ?? '')
