import { type RefObject, useEffect, useState } from 'react'

interface Box {
  readonly top: number
  readonly bottom: number
  readonly height: number
}

/** A floating bar counts as a bottom bar if it ends this close to the bottom, px. */
const NEAR_BOTTOM = 40
/** Space for elements that protrude from the bar, px. */
const GAP = 8

/**
 * The height of the fixed bars at the window's bottom. Pure.
 *
 * @param bars each with its protruding parts
 */
export function roomBelow(
  bars: readonly { readonly bar: Box; readonly parts: readonly Box[] }[],
  height: number,
): number {
  const tops = bars
    .filter(({ bar }) => bar.height > 0 && bar.bottom >= height - NEAR_BOTTOM)
    .flatMap(({ bar, parts }) => [bar, ...parts].filter((box) => box.height > 0).map(({ top }) => top))
  // Bars higher than half of the window are ignored.
  return Math.min(Math.max(0, height - Math.min(height, ...tops)), height / 2)
}

function fixedAround(element: Element): Element | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (getComputedStyle(at).position === 'fixed') return at
  }
  return undefined
}

interface Room {
  /** Height of the bars with their protruding parts, px from the window's bottom. */
  readonly whole: number
  /** Height of the protruding parts, px. */
  readonly edge: number
}

function measure(): Room {
  const navs = [...document.querySelectorAll('#root nav')].flatMap((nav) => {
    const bar = fixedAround(nav)?.getBoundingClientRect()
    return bar
      ? [{ bar, parts: [...nav.querySelectorAll('a, a > *')].map((a) => a.getBoundingClientRect()) }]
      : []
  })
  const bare = navs.map(({ bar }) => ({ bar, parts: [] }))
  const whole = roomBelow(navs, window.innerHeight)
  return { whole, edge: whole - roomBelow(bare, window.innerHeight) }
}

/** The property by which layouts lift floating elements: the height of the card above the bar. */
const LIFT = '--over-bar'

/**
 * Positions a card above the layout's bottom bar, and lifts floating elements above the card.
 *
 * @returns px from the window's bottom
 */
export function useBottomRoom(card: RefObject<HTMLElement | null>): number {
  const [{ whole, edge }, setRoom] = useState<Room>({ whole: 0, edge: 0 })
  useEffect(() => {
    const look = () => {
      const room = measure()
      setRoom((before) => (before.whole === room.whole && before.edge === room.edge ? before : room))
    }
    // Another screen may have other bars. Its height nearly always differs, so observing the height is enough.
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    window.addEventListener('resize', look)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', look)
    }
  }, [])
  useEffect(() => {
    const { style } = document.documentElement
    const element = card.current
    if (!element) return
    let frame = 0
    const lift = () => {
      // Floating elements fit beside a pill.
      const height = element.hasAttribute('data-folded') ? 0 : element.offsetHeight + GAP + edge
      style.setProperty(LIFT, `${height}px`)
    }
    // In the next frame: the page's height changes with it, and a size observed twice in one frame is an error in Safari.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(lift)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      style.removeProperty(LIFT)
    }
  }, [card, edge])
  return whole + GAP
}
