/**
 * Keeps `--keyboard` on an element: how many px of the window the on-screen keyboard covers at its bottom, `0px` without one. What
 * must stay above the keyboard uses it as padding or offset. Returns what stops it.
 */
export function followKeyboard(element: HTMLElement): () => void {
  const seen = globalThis.visualViewport
  if (!seen) return () => undefined
  const measure = () => {
    // Zoomed in, the visible part is small for another reason.
    const covered =
      seen.scale > 1.01 ? 0 : Math.max(0, Math.round(innerHeight - seen.height - seen.offsetTop))
    if (covered === last) return
    last = covered
    element.style.setProperty('--keyboard', `${covered}px`)
  }
  let last: number | undefined
  // In the next frame: to ask for the window's size here would lay out what has just been made, and once more after it.
  const first = requestAnimationFrame(measure)
  seen.addEventListener('resize', measure)
  seen.addEventListener('scroll', measure)
  return () => {
    cancelAnimationFrame(first)
    seen.removeEventListener('resize', measure)
    seen.removeEventListener('scroll', measure)
  }
}
