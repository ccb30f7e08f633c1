import { type RefObject, useCallback, useRef, useState } from 'react'
import { useReducedMotion } from '../../ui/useReducedMotion.ts'

export interface Slides {
  /** The slide that is seen, from 0. */
  readonly active: number
  /** The furthest that was seen. */
  readonly furthest: number
  /** The player leads now: nothing moves by itself any more. */
  readonly led: boolean
  readonly goTo: (slide: number) => void
  /** The carousel says which slide is seen. */
  readonly seen: (slide: number) => void
  /** Around the slides; each of them carries `data-slide`. */
  readonly place: RefObject<HTMLDivElement | null>
}

/**
 * Leads a carousel from outside of it. A slide is scrolled to as anybody would scroll to it, so that the carousel needs to
 * know nothing of who leads.
 */
export function useSlides(count: number): Slides {
  const place = useRef<HTMLDivElement>(null)
  const [{ active, furthest, led }, setState] = useState({ active: 0, furthest: 0, led: false })
  const reducedMotion = useReducedMotion()
  const seen = useCallback(
    (slide: number) =>
      setState((before) => ({ ...before, active: slide, furthest: Math.max(before.furthest, slide) })),
    [],
  )
  const goTo = (slide: number) => {
    const to = Math.min(Math.max(slide, 0), count - 1)
    const behavior = reducedMotion ? 'auto' : 'smooth'
    place.current
      ?.querySelector(`[data-slide="${to}"]`)
      ?.scrollIntoView({ behavior, block: 'nearest', inline: 'start' })
    seen(to)
    setState((before) => ({ ...before, led: true }))
  }
  return { active, furthest, led, goTo, seen, place }
}
