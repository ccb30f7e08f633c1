/** How near to the window a picture starts to load, px (part 1 section 9). */
export const PICTURE_THRESHOLD = 100
/** How long it must have been that near, ms, so that what is flung past loads nothing (part 1 section 9). */
export const PICTURE_DELAY = 150

/** Calls `near` once, when the element has been near the window for a moment. Without an observer: at once. */
export function whenNear(element: Element, near: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    near()
    return () => undefined
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer)
      if (!entries.at(-1)?.isIntersecting) return
      timer = setTimeout(() => {
        observer.disconnect()
        near()
      }, PICTURE_DELAY)
    },
    { rootMargin: `${PICTURE_THRESHOLD}px` },
  )
  observer.observe(element)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
