/** An entry of the browser's, with what the kinds that are read here have beside. */
type Entry = PerformanceEntry & {
  readonly value?: number
  readonly hadRecentInput?: boolean
  readonly interactionId?: number
}

/** A page's speed as the browser measured it; ask when the page is left. */
export type Vitals = () => readonly (readonly [name: 'LCP' | 'CLS' | 'INP' | 'TTFB', value: number])[]

/** Follows the largest paint, shifts of layout and the slowest answer to a tap. A kind that a browser does not measure is left out. */
export function watchVitals(page: typeof globalThis & Window): Vitals {
  const found: { LCP?: number; CLS?: number; INP?: number } = {}
  const follow = (type: string, take: (entry: Entry) => void) => {
    try {
      const observer = new page.PerformanceObserver((list) => list.getEntries().forEach(take))
      observer.observe({ type, buffered: true })
    } catch {
      // Not measured here.
    }
  }
  follow('largest-contentful-paint', ({ startTime }) => {
    found.LCP = startTime
  })
  follow('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) found.CLS = (found.CLS ?? 0) + value
  })
  follow('event', ({ duration, interactionId }) => {
    if (interactionId) found.INP = Math.max(found.INP ?? 0, duration)
  })
  return () => {
    const [navigation] = page.performance.getEntriesByType('navigation')
    const TTFB = navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : undefined
    const all = [
      ['LCP', found.LCP],
      ['CLS', found.CLS],
      ['INP', found.INP],
      ['TTFB', TTFB],
    ] as const
    return all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
  }
}
