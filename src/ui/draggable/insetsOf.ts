import type { Insets } from './rules.ts'

const px = (text: string): number => Number.parseFloat(text) || 0

/** The insets at the window's edges: the paddings of a probe, and the space beside the column. */
export function insetsOf(probe: HTMLElement): Insets {
  const style = getComputedStyle(probe)
  const gutter = Math.max(0, (window.innerWidth - (px(style.width) || window.innerWidth)) / 2)
  return {
    left: Math.max(gutter, px(style.paddingLeft)),
    top: px(style.paddingTop),
    right: Math.max(gutter, px(style.paddingRight)),
    bottom: px(style.paddingBottom),
  }
}
