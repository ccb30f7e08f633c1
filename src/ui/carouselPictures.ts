import { type RefObject, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { bringNear } from './pictureRules.ts'
import { whenIdleFor } from './whenIdleFor.ts'

/** The idle periods after which the neighbours are prepared: what came with the shown picture has been drawn by then. */
const IDLE_PERIODS = 2
/** A key moves to a slide after this time even if its pictures are not decoded, ms: a key must answer. */
export const KEY_PATIENCE_MS = 400

/** Loads and decodes the pictures of a slide. Undefined: it has none. A failed picture counts as done. */
export function decodePictures(slide: Element | undefined): Promise<unknown> | undefined {
  if (!slide) return undefined
  // Rendered at once, because the images must exist to be decoded.
  flushSync(() => bringNear(slide))
  const images = [...slide.querySelectorAll('img')]
  return images.length > 0 ? Promise.allSettled(images.map((image) => image.decode())) : undefined
}

/** Some of its pictures are still to be loaded. */
const waits = (slide: Element): boolean =>
  slide.querySelector('[data-picture][data-state="waiting"]') !== null

/** The slides beside one: the next first, because autoplay moves there. */
const besides = (track: Element, index: number): readonly Element[] =>
  [track.children[index + 1], track.children[index - 1]].filter((slide) => slide !== undefined)

/**
 * Loads and decodes the pictures beside the shown slide, once that has its own and the page has loaded and is idle: a wheel and
 * a mouse that drags move the slides without asking anybody before.
 */
export function usePreparedNeighbours(
  track: RefObject<HTMLElement | null>,
  index: number,
  slides: number,
): void {
  useEffect(() => {
    const row = track.current
    if (!row || slides < 2) return
    let stop: (() => void) | undefined
    const prepare = () => {
      const shown = row.children[index]
      if (!shown || waits(shown)) return
      for (const slide of besides(row, index)) void decodePictures(slide)
    }
    const look = () => {
      if (document.readyState !== 'complete' || !besides(row, index).some(waits)) return
      stop?.()
      stop = whenIdleFor(IDLE_PERIODS, prepare)
    }
    look()
    row.addEventListener('load', look, true)
    window.addEventListener('load', look)
    return () => {
      stop?.()
      row.removeEventListener('load', look, true)
      window.removeEventListener('load', look)
    }
  }, [track, index, slides])
}
