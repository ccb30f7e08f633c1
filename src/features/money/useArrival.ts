import { type RefObject, useEffect, useRef } from 'react'

/** Focuses content that replaces a form and scrolls to the page's top, because the pressed button is gone. */
export function useArrival<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  return place
}
