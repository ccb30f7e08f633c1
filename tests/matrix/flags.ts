import { BROWSER_FLAGS } from '../../scripts/toolchain/browser.ts'

/**
 * Flags of the matrix's browser. A picture must not depend on what was drawn before it (a corner that is drawn again in
 * part has other edges), on when a picture was decoded, or on what this processor can do.
 */
export const MATRIX_FLAGS: readonly string[] = [
  ...BROWSER_FLAGS,
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
]
