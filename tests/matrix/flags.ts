import { BROWSER_FLAGS } from '../../scripts/toolchain/browser.ts'

/**
 * Flags of the matrix's browser. A screenshot must not depend on earlier drawing (a partly redrawn corner has different
 * edges), on the time at which an image was decoded, or on the features of this processor.
 */
export const MATRIX_FLAGS: readonly string[] = [
  ...BROWSER_FLAGS,
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
]
