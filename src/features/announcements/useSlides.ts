import { type RefObject, useCallback, useRef, useState } from 'react'
import { useReducedMotion } from '../../ui/useReducedMotion.ts'

export interface Slides {
  /** The visible slide, from 0. */
  readonly active: number
  /** The furthest slide that was visible. */
  readonly furthest: number
  /** The player controls the slides: autoplay ends. */
  readonly led: boolean
  readonly goTo: (slide: number) => void
  /** The carousel reports the visible slide. */
  readonly seen: (slide: number) => void
  /** The container of the slides, which have `data-slide`. */
  readonly place: RefObject<HTMLDivElement | null>
}

/** Controls a carousel from outside. It scrolls to a slide like a player, so the carousel needs no code for it. */
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
