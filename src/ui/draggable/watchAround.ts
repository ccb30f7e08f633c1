/** After something has changed it may go on changing: a bar that slides, a window that turns. So long is looked, ms. */
export const UNSETTLED_MS = 1000

/**
 * Calls `check` every `everyMs` for a while after anything has changed by which something that floats may lie wrong: the
 * window, what it is made of, its neighbours, what a finger or a key has just moved. Nothing is looked at while all is quiet.
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
  // What comes or goes elsewhere on the page may be another thing that floats, or a bar.
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
