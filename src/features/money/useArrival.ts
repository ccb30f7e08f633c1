import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls to content that replaces a form and focuses it, because the pressed button is gone. */
export function useArrival<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  return place
}
