import { isScrolled } from '../../ui/isScrolled.ts'
import { wantsLessMotion } from '../../ui/reducedMotion.ts'
import { directionOf, REFRESH_AT, travelOf } from './model/pull.ts'

/**
 * Moves the disc with a finger that pulls the page down from its top. Writes the styles itself, so that nothing renders meanwhile.
 *
 * @param refresh called when the finger is taken away far enough down; the disc stays until it has settled
 * @returns a function that stops following
 */
export function followPull(disc: HTMLElement, refresh: () => Promise<unknown>): () => void {
  let from: { readonly x: number; readonly y: number } | undefined
  let isPulling = false
  let travel = 0
  let isBusy = false

  const move = (to: number) => {
    travel = to
    disc.style.setProperty('--travel', `${to}px`)
    if (!wantsLessMotion()) disc.style.setProperty('--turn', `${Math.min(1, to / REFRESH_AT)}turn`)
    disc.dataset.state = isBusy ? 'busy' : to >= REFRESH_AT ? 'ready' : to > 0 ? 'pulled' : 'hidden'
  }
  const start = (event: TouchEvent) => {
    const [touch, second] = event.touches
    const isAtTop =
      window.scrollY <= 0 &&
      !isScrolled(event.target, document.body) &&
      !document.querySelector('dialog[open], [aria-modal="true"]')
    from = touch && !second && isAtTop && !isBusy ? { x: touch.clientX, y: touch.clientY } : undefined
    isPulling = false
  }
  const follow = (event: TouchEvent) => {
    const [touch] = event.touches
    if (!from || !touch) return
    const y = touch.clientY - from.y
    if (!isPulling) {
      const direction = directionOf(touch.clientX - from.x, y)
      if (direction === 'other') from = undefined
      if (direction !== 'down') return
      isPulling = true
    }
    move(travelOf(y))
  }
  const release = () => {
    from = undefined
    if (!isPulling || isBusy) return
    isPulling = false
    if (travel < REFRESH_AT) {
      move(0)
      return
    }
    isBusy = true
    move(REFRESH_AT)
    void refresh().finally(() => {
      isBusy = false
      move(0)
    })
  }
  const cancel = () => {
    from = undefined
    isPulling = false
    if (!isBusy) move(0)
  }

  // The browser's own way would load the whole page again.
  const { style } = document.documentElement
  const before = style.overscrollBehaviorY
  style.overscrollBehaviorY = 'contain'
  const stop = new AbortController()
  // Passive: a listener that could prevent scrolling would slow all of it down.
  const options = { passive: true, signal: stop.signal }
  document.addEventListener('touchstart', start, options)
  document.addEventListener('touchmove', follow, options)
  document.addEventListener('touchend', release, options)
  document.addEventListener('touchcancel', cancel, options)
  return () => {
    stop.abort()
    style.overscrollBehaviorY = before
  }
}
