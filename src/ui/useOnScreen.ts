import { type RefObject, useEffect, useRef } from 'react'
import { whenSeen } from './whenSeen.ts'

/** Tells, when asked, whether an element is on the screen, without drawing anything anew. */
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
