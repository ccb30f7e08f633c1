/** How long a slide that comes by itself takes, ms. */
export const GLIDE_MS = 480
/** What moves with the slides moves in the same time. */
export const GLIDE = { duration: GLIDE_MS, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' } as const

/**
 * Goes to a scroll offset so that the compositor alone moves what is seen: the scroller jumps, and transforms run from the
 * old place to the new one. A smooth scroll would make the main thread draw every frame. @returns whether it could
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
  // A moved slide's place to snap to moves with it: the browser would snap to the next one.
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

/** Animations that the scroll position drives, such as a slide that recedes as it leaves. */
const boundToScroll = (scroller: HTMLElement): readonly Animation[] =>
  scroller.getAnimations({ subtree: true }).filter(({ timeline }) => timeline !== document.timeline)

const progressOf = ({ effect }: Animation): number => effect?.getComputedTiming().progress ?? 0

/** Runs in time what the jump has done at once. */
function follow({ effect }: Animation, before: number): void {
  if (!(effect instanceof KeyframeEffect) || !effect.target) return
  const after = effect.getComputedTiming().progress ?? 0
  if (Math.round(before) === Math.round(after)) return
  const direction = after > before ? 'normal' : 'reverse'
  effect.target.animate(effect.getKeyframes(), { ...GLIDE, direction })
}
