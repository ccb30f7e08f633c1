import { useLayoutEffect, useRef, useState } from 'react'
import { useStore } from '../store.ts'
import { labels } from '../texts.ts'
import { Phone, sizeOf } from './Phone.tsx'

/** The gap between two phones, and the frame around a phone's screen, CSS px. */
const GAP = 16
const LAYOUT = 132
const PADDING = 32
/** The smallest readable scale: below it the row scrolls. */
const SMALLEST = 0.45

/** The phones side by side, as large as the space allows. */
export function Phones() {
  const placed = useStore((state) => state.placed)
  const room = useRef<HTMLElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])

  const sizes = placed.map(({ phone }) => sizeOf(phone))
  const wide = sizes.reduce((sum, { width }) => sum + width, 0)
  const tall = Math.max(1, ...sizes.map(({ height }) => height))
  const gaps = GAP * (placed.length - 1) + PADDING + placed.length * 2
  const fitting = Math.min((size.width - gaps) / Math.max(1, wide), (size.height - LAYOUT) / tall, 1)
  const scale = Math.max(SMALLEST, fitting)

  return (
    <main className="phones" tabIndex={-1} aria-label={labels.phones.label} ref={room}>
      {placed.length === 0 && <p className="empty">{labels.phones.empty}</p>}
      {size.width > 0 &&
        placed.map((one, index) => <Phone key={one.slot} placed={one} index={index} scale={scale} />)}
    </main>
  )
}
