import type { Site } from '../../../site/site.ts'

export type Variant = 'v1' | 's1'

/** Which mini-game a site has (part 2, sections 3 and 7); with both flags on the first one. */
export function variantOf(flags: Site['flags']): Variant | undefined {
  if (flags.LOTTMINIGAME3) return 'v1'
  return flags.SEALOTTMINIGAME3 ? 's1' : undefined
}

/** Where its script is (part 2, section 7). */
export const scriptPath = (variant: Variant, now: number): string =>
  `/mini-game/${variant}/minigame.js?_t=${now}`
