import type { Span } from './interactive.ts'

/** A paint: time in ms, and size in px². */
export interface Paint {
  readonly at: number
  readonly size: number
}

/** The results of the page's own observers. */
export interface Seen {
  readonly firstPaint: number
  /** All candidates for the largest paint. */
  readonly paints: readonly Paint[]
  /** Pictures and texts painted by the app itself. */
  readonly live: readonly Paint[]
  readonly longTasks: readonly Span[]
  readonly shift: number
  /** From a tap to the next paint, ms, by interaction. */
  readonly taps: readonly number[]
}

declare global {
  interface Window {
    __SEEN__?: () => Seen
  }
}

/** Runs in the page, before everything else. */
export function observePage(): void {
  if (window.top !== window) return
  let [firstPaint, shift] = [Number.NaN, 0]
  const paints: Paint[] = []
  const live: Paint[] = []
  const longTasks: Span[] = []
  const taps = new Map<number, number>()
  const field = (entry: PerformanceEntry, name: string): unknown => Reflect.get(entry, name)
  const isLive = (entry: PerformanceEntry): boolean => {
    const element = field(entry, 'element')
    return element instanceof Element && element.closest('#root') !== null
  }
  const areaOf = (entry: PerformanceEntry): number => {
    const rect = field(entry, 'intersectionRect')
    return rect instanceof DOMRectReadOnly ? rect.width * rect.height : 0
  }
  const observe = (type: string, read: (entry: PerformanceEntry) => void, more: object = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
      ...more,
    })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') firstPaint = startTime
  })
  observe('largest-contentful-paint', (entry) => {
    paints.push({ at: entry.startTime, size: Number(field(entry, 'size')) })
  })
  observe('longtask', ({ startTime, duration }) => {
    longTasks.push({ from: startTime, to: startTime + duration })
  })
  observe('layout-shift', (entry) => {
    if (field(entry, 'hadRecentInput') !== true) shift += Number(field(entry, 'value'))
  })
  // Placeholders are outside of the app's root, or elements that the browser does not report here.
  observe('element', (entry) => {
    if (isLive(entry)) live.push({ at: entry.startTime, size: areaOf(entry) })
  })
  observe(
    'event',
    (entry) => {
      const id = Number(field(entry, 'interactionId'))
      if (id > 0) taps.set(id, Math.max(taps.get(id) ?? 0, entry.duration))
    },
    { durationThreshold: 16 },
  )
  const create = Document.prototype.createElement
  // The browser reports only paints of elements that have this attribute before they are painted.
  Document.prototype.createElement = function (this: Document, ...given: [string, ElementCreationOptions?]) {
    const element = create.apply(this, given)
    element.setAttribute('elementtiming', '')
    return element
  }
  window.__SEEN__ = () => ({ firstPaint, paints, live, longTasks, shift, taps: [...taps.values()] })
}
