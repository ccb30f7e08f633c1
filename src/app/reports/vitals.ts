/** A performance entry with the fields of the kinds that are read here. */
type Entry = PerformanceEntry & {
  readonly value?: number
  readonly hadRecentInput?: boolean
  readonly interactionId?: number
}

/** Hands on the performance entries of a type, also earlier ones. None where the browser does not measure it. */
export function observe(page: typeof globalThis & Window, type: string, take: (entry: Entry) => void): void {
  try {
    const observer = new page.PerformanceObserver((list) => list.getEntries().forEach(take))
    observer.observe({ type, buffered: true })
  } catch {
    // The browser does not measure this.
  }
}

/** Returns a page's speed as measured by the browser; call it when the player leaves the page. */
export type Vitals = () => readonly (readonly [name: 'LCP' | 'CLS' | 'INP' | 'TTFB', value: number])[]

/**
 * Observes the largest contentful paint, layout shifts and the slowest response to an interaction. Kinds that a browser does not
 * measure are omitted.
 */
export function watchVitals(page: typeof globalThis & Window): Vitals {
  const found: { LCP?: number; CLS?: number; INP?: number } = {}
  const follow = (type: string, take: (entry: Entry) => void) => observe(page, type, take)
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
