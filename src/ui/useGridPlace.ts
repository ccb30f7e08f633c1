import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type GridMeasure, measureGrid } from './gridRules.ts'

interface Place extends GridMeasure {
  /** Of the frame, from the document's beginning; px. */
  readonly top: number
}

/** Where a list stands and what it is made of, again whenever something changes its size or moves it. */
export function useGridPlace(
  frame: { readonly current: HTMLDivElement | null },
  ruler: { readonly current: HTMLUListElement | null },
): Place | undefined {
  const [place, setPlace] = useState<Place>()
  useLayoutEffect(() => {
    const read = () => {
      if (!frame.current || !ruler.current) return
      const box = frame.current.getBoundingClientRect()
      const next = {
        ...measureGrid(getComputedStyle(ruler.current), box.width),
        top: Math.round(box.top + window.scrollY),
      }
      setPlace((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next))
    }
    read()
    if (typeof ResizeObserver === 'undefined' || !frame.current) return
    const observer = new ResizeObserver(read)
    observer.observe(frame.current)
    // Content above the list may load later and move it.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [frame, ruler])
  return place
}

/** Columns of another width have rows of another height: what was measured of the old ones says nothing any more. */
export function useForgetHeights(about: number | undefined, forget: () => void): void {
  const known = useRef(about)
  const run = useEffectEvent(forget)
  useLayoutEffect(() => {
    if (known.current !== undefined && known.current !== about) run()
    known.current = about
  }, [about])
}
