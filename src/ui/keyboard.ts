/**
 * Keeps `--keyboard` of an element up to date: the height of the on-screen keyboard over the window in px, `0px` without one.
 * Elements above the keyboard use it as padding or offset. Returns a function that stops it.
 */
export function followKeyboard(element: HTMLElement): () => void {
  const seen = globalThis.visualViewport
  if (!seen) return () => undefined
  const measure = () => {
    // While zoomed in, the visible part is smaller without a keyboard too.
    const covered =
      seen.scale > 1.01 ? 0 : Math.max(0, Math.round(innerHeight - seen.height - seen.offsetTop))
    if (covered === last) return
    last = covered
    element.style.setProperty('--keyboard', `${covered}px`)
  }
  let last: number | undefined
  // In the next frame: reading the window's size here would force a layout of the new elements, and then another one.
  const first = requestAnimationFrame(measure)
  seen.addEventListener('resize', measure)
  seen.addEventListener('scroll', measure)
  return () => {
    cancelAnimationFrame(first)
    seen.removeEventListener('resize', measure)
    seen.removeEventListener('scroll', measure)
  }
}
