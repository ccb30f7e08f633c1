import type { Site } from '../../../site/site.ts'

export type Variant = 'v1' | 's1'

/** Which mini-game a site has (docs/conformance.md § 2.3, § 2.7); with both flags on the first one. */
export function variantOf(flags: Site['flags']): Variant | undefined {
  if (flags.LOTTMINIGAME3) return 'v1'
  return flags.SEALOTTMINIGAME3 ? 's1' : undefined
}

/** Where its script is (docs/conformance.md § 2.7). */
export const scriptPath = (variant: Variant, now: number): string =>
  `/mini-game/${variant}/minigame.js?_t=${now}`
