/** Checks continue for this long after a change, ms: a bar may be sliding, or the window rotating. */
export const UNSETTLED_MS = 1000

/**
 * Calls `check` every `everyMs` for a while after a change that may make a floating element's position wrong: of the window,
 * the page, its neighbours, or by a drag or a key. Nothing runs without changes.
 */
export function watchAround(watched: readonly Element[], everyMs: number, check: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let until = 0
  const look = () => {
    timer = undefined
    check()
    if (Date.now() < until) timer = setTimeout(look, everyMs)
  }
  const wake = () => {
    until = Date.now() + UNSETTLED_MS
    timer ??= setTimeout(look, everyMs)
  }
  const over = new AbortController()
  const { signal } = over
  for (const type of ['resize', 'orientationchange', 'pointerup', 'pointercancel', 'keyup'])
    window.addEventListener(type, wake, { signal, passive: true })
  window.visualViewport?.addEventListener('resize', wake, { signal })
  document.addEventListener('visibilitychange', wake, { signal })
  const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(wake)
  for (const element of watched) sizes?.observe(element, { box: 'border-box' })
  // A new or removed element may be another floating element or a bar.
  const comings = new MutationObserver(wake)
  comings.observe(document.body, { childList: true, subtree: true })
  wake()
  return () => {
    over.abort()
    sizes?.disconnect()
    comings.disconnect()
    clearTimeout(timer)
  }
}
