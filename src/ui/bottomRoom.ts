import { type RefObject, useEffect, useState } from 'react'

interface Box {
  readonly top: number
  readonly bottom: number
  readonly height: number
}

/** A bar that floats still counts as one at the bottom when it ends this close to it, px. */
const NEAR_BOTTOM = 40
/** What floats over the bar's edge, and breathing room, px. */
const GAP = 8

/**
 * How much of the window's bottom is taken by fixed bars. Pure.
 *
 * @param bars each with everything that sticks out of it
 */
export function roomBelow(
  bars: readonly { readonly bar: Box; readonly parts: readonly Box[] }[],
  height: number,
): number {
  const tops = bars
    .filter(({ bar }) => bar.height > 0 && bar.bottom >= height - NEAR_BOTTOM)
    .flatMap(({ bar, parts }) => [bar, ...parts].filter((box) => box.height > 0).map(({ top }) => top))
  // Nothing at the bottom takes more than half of a window.
  return Math.min(Math.max(0, height - Math.min(height, ...tops)), height / 2)
}

function fixedAround(element: Element): Element | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (getComputedStyle(at).position === 'fixed') return at
  }
  return undefined
}

interface Room {
  /** Of the bars with all that sticks out of them, px from the window's bottom. */
  readonly whole: number
  /** How far something sticks out of them, px. */
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

/** The property by which layouts lift what floats over their bar: how far a card that lies there reaches above it. */
const LIFT = '--over-bar'

/**
 * Puts a card above the layout's bottom bar, whatever that looks like, and lifts what floats there over the card.
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
    // Another screen has other bars; its content is hardly ever as long as the one before.
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
    const observer = new ResizeObserver(() => {
      // Beside a pill there is room for what floats.
      const height = element.hasAttribute('data-folded') ? 0 : element.offsetHeight + GAP + edge
      style.setProperty(LIFT, `${height}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(LIFT)
    }
  }, [card, edge])
  return whole + GAP
}
