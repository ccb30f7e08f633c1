import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes on the wire: brotli at its best, which is what the build ships. */
export function weigh(content: string | Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(content, { params }).length
}

/** The JavaScript that stands in a document itself. */
export const inlineScripts = (html: string): string[] =>
  html
    .split('<script>')
    .slice(1)
    .flatMap((rest) => (rest.includes('</script>') ? [rest.slice(0, rest.indexOf('</script>'))] : []))
