const observed = new Map<Element, (isSeen: boolean) => void>()
let observer: IntersectionObserver | undefined

/** Tells whenever an element comes on the screen or leaves it. Without an observer it is told once that it is there. */
export function whenSeen(element: Element, tell: (isSeen: boolean) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    tell(true)
    return () => undefined
  }
  // One for all: a page has a dozen countdowns.
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) observed.get(target)?.(isIntersecting)
  })
  observed.set(element, tell)
  observer.observe(element)
  return () => {
    observed.delete(element)
    observer?.unobserve(element)
  }
}
