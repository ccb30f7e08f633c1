import { type PointerEvent, useState } from 'react'

type Hold = 'touch' | 'mouse' | 'focus'
const NONE: ReadonlySet<Hold> = new Set()

/** Whether an element is touched, hovered or focused, and the listeners that it needs. */
export function useHeld() {
  const [holds, setHolds] = useState(NONE)
  const set = (hold: Hold, isOn: boolean) => () =>
    setHolds((known) => {
      if (known.has(hold) === isOn) return known
      const next = new Set(known)
      if (isOn) next.add(hold)
      else next.delete(hold)
      return next
    })
  const ofMouse = (change: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && change()
  const listeners = {
    onTouchStart: set('touch', true),
    onTouchEnd: set('touch', false),
    onTouchCancel: set('touch', false),
    onPointerEnter: ofMouse(set('mouse', true)),
    onPointerLeave: ofMouse(set('mouse', false)),
    onFocus: set('focus', true),
    onBlur: set('focus', false),
  }
  return { held: holds.size > 0, hold: set, listeners }
}
