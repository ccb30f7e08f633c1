import { type RefObject, useEffect, useRef } from 'react'
import { whenSeen } from './whenSeen.ts'

/** Returns a function that reports whether an element is in view, without causing renders. */
export function useOnScreen(element: RefObject<Element | null>): () => boolean {
  const isSeen = useRef(true)
  useEffect(() => {
    if (!element.current) return
    return whenSeen(element.current, (seen) => {
      isSeen.current = seen
    })
  }, [element])
  return () => isSeen.current
}
