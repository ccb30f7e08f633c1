const observed = new Map<Element, (isSeen: boolean) => void>()
let observer: IntersectionObserver | undefined

/** Calls back whenever an element enters or leaves the screen. Without IntersectionObserver it reports once that it is visible. */
export function whenSeen(element: Element, tell: (isSeen: boolean) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    tell(true)
    return () => undefined
  }
  // One observer for all, since a page has a dozen countdowns.
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
