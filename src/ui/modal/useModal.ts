import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { followKeyboard } from '../keyboard.ts'
import { holdBackButton } from './backButton.ts'
import { enter, leave, wrapTab } from './focus.ts'
import { raise } from './stack.ts'

/** How long a closing modal stays for its way out, ms. */
export const LEAVING_MS = 300

export interface ModalOptions {
  readonly open: boolean
  readonly onClose: () => void
  /** False: neither mask, Escape nor the back button closes it. */
  readonly dismissible: boolean
}

/** Where a modal is: away, there, or on its way out. */
export type ModalState = 'closed' | 'open' | 'closing'

/** Keeps what closes in place until it has left. */
function useModalState(open: boolean): ModalState {
  const [there, setThere] = useState(open)
  if (open && !there) setThere(true)
  useEffect(() => {
    if (open || !there) return
    const timer = setTimeout(() => setThere(false), LEAVING_MS)
    return () => clearTimeout(timer)
  }, [open, there])
  return open ? 'open' : there ? 'closing' : 'closed'
}

/**
 * What a modal owes: focus goes in, stays in, and returns to where it was; the rest of the page is inert and does not scroll;
 * Escape and the phone's back button close it.
 */
export function useModal(
  ref: RefObject<HTMLElement | null>,
  { open, onClose, dismissible }: ModalOptions,
): ModalState {
  const state = useModalState(open)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    const modal = ref.current
    if (!open || !modal) return
    const before = document.activeElement
    const lower = raise(modal, (event) => {
      if (event.key === 'Tab') wrapTab(event, modal)
      if (event.key === 'Escape' && dismissible) {
        event.stopPropagation()
        close()
      }
    })
    const unfollow = followKeyboard(modal.parentElement ?? modal)
    enter(modal)
    return () => {
      unfollow()
      lower()
      leave(before)
    }
  }, [open, dismissible, ref])

  useEffect(() => (open && dismissible ? holdBackButton(() => close()) : undefined), [open, dismissible])

  return state
}
