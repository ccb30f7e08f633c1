/** The conditions of a carousel's autoplay. */
export interface AutoplayFacts {
  /** ms between slides; 0: none. */
  readonly interval: number
  readonly slides: number
  /** A finger or pointer is on it. */
  readonly touched: boolean
  /** It contains the focus. */
  readonly focused: boolean
  /** The user stopped it. */
  readonly stopped: boolean
  readonly reducedMotion: boolean
  readonly hiddenTab: boolean
}

/** Whether autoplay is running. */
export const autoplays = (facts: AutoplayFacts): boolean =>
  facts.interval > 0 &&
  facts.slides > 1 &&
  !(facts.touched || facts.focused || facts.stopped || facts.reducedMotion || facts.hiddenTab)

/** The scroll position in slides: 1.5 is half-way between the second and the third. Offsets are negative from right to left. */
export const positionOf = (scrolled: number, step: number): number =>
  step > 0 ? Math.abs(scrolled) / step : 0

/** The slide that a key selects. Arrow keys follow the reading direction. */
export function slideForKey(
  key: string,
  index: number,
  slides: number,
  rightToLeft: boolean,
): number | undefined {
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const backward = rightToLeft ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return Math.min(index + 1, slides - 1)
  if (key === backward) return Math.max(index - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? slides - 1 : undefined
}
