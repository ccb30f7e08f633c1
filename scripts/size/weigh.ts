import { brotliCompressSync, constants } from 'node:zlib'

/** Transferred bytes, with the highest brotli level, like the build's files. */
export function weigh(content: string | Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(content, { params }).length
}

/** The inline JavaScript of a document. */
export const inlineScripts = (html: string): string[] =>
  html
    .split('<script>')
    .slice(1)
    .flatMap((rest) => (rest.includes('</script>') ? [rest.slice(0, rest.indexOf('</script>'))] : []))
