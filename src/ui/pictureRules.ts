/** How near to the window a picture starts to load, px (docs/conformance.md § 1.9). */
export const PICTURE_THRESHOLD = 100
/** How long it must have been that near, ms, so that what is flung past loads nothing (docs/conformance.md § 1.9). */
export const PICTURE_DELAY = 150

interface Waiting {
  readonly near: () => void
}
/** Pictures that are not loaded yet. */
const waiting = new Map<Element, Waiting>()
let observer: IntersectionObserver | undefined

/** One timer for all that came near at once: what stands in one row is drawn in one go. */
function look(entries: readonly IntersectionObserverEntry[]): void {
  const came: [Element, Waiting][] = []
  for (const { target, isIntersecting } of entries) {
    const known = waiting.get(target)
    if (!known) continue
    // Another one each time: who went and came again meanwhile begins to wait anew.
    const next = { ...known }
    waiting.set(target, next)
    if (isIntersecting) came.push([target, next])
  }
  if (came.length === 0) return
  setTimeout(() => {
    for (const [element, known] of came) {
      if (waiting.get(element) !== known) continue
      forget(element)
      known.near()
    }
  }, PICTURE_DELAY)
}

function forget(element: Element): void {
  waiting.delete(element)
  observer?.unobserve(element)
}

/** Calls `near` once, when the element has been near the window for a moment. Without an observer: at once. */
export function whenNear(element: Element, near: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    near()
    return () => undefined
  }
  // One for all pictures of the page: a long list comes past hundreds of them.
  observer ??= new IntersectionObserver(look, { rootMargin: `${PICTURE_THRESHOLD}px` })
  waiting.set(element, { near })
  observer.observe(element)
  return () => forget(element)
}
