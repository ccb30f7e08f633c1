/** Distance to the window at which a picture starts to load, px (docs/conformance.md § 1.9). */
export const PICTURE_THRESHOLD = 100
/** A picture must be that near for this long, ms: pictures that are scrolled past quickly do not load (docs/conformance.md § 1.9). */
export const PICTURE_DELAY = 150

interface Waiting {
  readonly near: () => void
}
/** Pictures that are not loaded yet. */
const waiting = new Map<Element, Waiting>()
let observer: IntersectionObserver | undefined

/** One timer for all pictures that come near together, so that a row is rendered at once. */
function look(entries: readonly IntersectionObserverEntry[]): void {
  const came: [Element, Waiting][] = []
  for (const { target, isIntersecting } of entries) {
    const known = waiting.get(target)
    if (!known) continue
    // A new object each time: a picture that left and came back waits again from the start.
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

/** Calls `near` once, when the element has been near the window for the delay. Without IntersectionObserver: at once. */
export function whenNear(element: Element, near: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    near()
    return () => undefined
  }
  // One observer for all pictures of the page, since a long list has hundreds.
  observer ??= new IntersectionObserver(look, { rootMargin: `${PICTURE_THRESHOLD}px` })
  waiting.set(element, { near })
  observer.observe(element)
  return () => forget(element)
}

/** Loads the waiting pictures within an element at once, such as those of a slide that is about to move into view. */
export function bringNear(within: Element): void {
  for (const [element, { near }] of [...waiting]) {
    if (!within.contains(element)) continue
    forget(element)
    near()
  }
}
