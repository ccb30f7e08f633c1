/** Duration of an automatic slide change, ms. */
export const GLIDE_MS = 480
/** Duration for everything that moves with the slides. */
export const GLIDE = { duration: GLIDE_MS, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' } as const

/**
 * Moves to a scroll offset on the compositor alone: the scroller jumps, and transforms animate from the old position to the new
 * one. A smooth scroll would render every frame on the main thread. @returns whether it was possible
 */
export function glideTo(scroller: HTMLElement, left: number): boolean {
  if (typeof scroller.animate !== 'function') return false
  const slides = [...scroller.children].filter((slide) => slide instanceof HTMLElement)
  const before = scroller.scrollLeft
  const bound = boundToScroll(scroller)
  const progressBefore = bound.map(progressOf)
  const scenes = slides.map(({ offsetLeft, offsetWidth }) => ({
    from: offsetLeft,
    to: offsetLeft + offsetWidth,
  }))
  // The snap position of a transformed slide moves with it, and the browser would snap to the next slide.
  scroller.style.scrollSnapType = 'none'
  scroller.scrollTo({ left, behavior: 'instant' })
  const way = scroller.scrollLeft - before
  if (way === 0) {
    scroller.style.scrollSnapType = ''
    return true
  }
  const [first, last] = [
    Math.min(before, before + way),
    Math.max(before, before + way) + scroller.clientWidth,
  ]
  const start = scroller.offsetLeft + scroller.clientLeft
  const moves = slides.flatMap((slide, at) => {
    const scene = scenes[at]
    const passes = scene && scene.to - start > first && scene.from - start < last
    return passes
      ? [slide.animate([{ transform: `translateX(${way}px)` }, { transform: 'none' }], GLIDE)]
      : []
  })
  void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => {
    scroller.style.scrollSnapType = ''
  })
  for (const [at, animation] of bound.entries()) follow(animation, progressBefore[at] ?? 0)
  return true
}

/** Scroll-driven animations, such as a slide that shrinks while it leaves. */
const boundToScroll = (scroller: HTMLElement): readonly Animation[] =>
  scroller.getAnimations({ subtree: true }).filter(({ timeline }) => timeline !== document.timeline)

const progressOf = ({ effect }: Animation): number => effect?.getComputedTiming().progress ?? 0

/** Animates the change that the jump has made at once. */
function follow({ effect }: Animation, before: number): void {
  if (!(effect instanceof KeyframeEffect) || !effect.target) return
  const after = effect.getComputedTiming().progress ?? 0
  if (Math.round(before) === Math.round(after)) return
  const direction = after > before ? 'normal' : 'reverse'
  effect.target.animate(effect.getKeyframes(), { ...GLIDE, direction })
}
