import { type RefObject, useEffect, useRef } from 'react'

/** What takes the place of a form begins at its top, and has the focus: the button that was pressed is gone. */
export function useArrival<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  return place
}
