import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type GridMeasure, measureGrid } from './gridRules.ts'

interface Place extends GridMeasure {
  /** Position of the frame from the start of the document, px. */
  readonly top: number
}

/** The position and measures of a list, updated whenever its size or position changes. */
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

/** Rows of columns with another width have another height: the old measurements are discarded. */
export function useForgetHeights(about: number | undefined, forget: () => void): void {
  const known = useRef(about)
  const run = useEffectEvent(forget)
  useLayoutEffect(() => {
    if (known.current !== undefined && known.current !== about) run()
    known.current = about
  }, [about])
}
