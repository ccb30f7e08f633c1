import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { followKeyboard } from '../keyboard.ts'
import { nextTask } from '../nextTask.ts'
import { holdBackButton } from './backButton.ts'
import { enter, leave, wrapTab } from './focus.ts'
import { type Raised, takeKeys } from './stack.ts'

/** Duration of the closing animation, ms. */
export const LEAVING_MS = 300

export interface ModalOptions {
  readonly open: boolean
  /** Called to close; the owner then sets `open` to false, or it stays open. */
  readonly onClose: () => void
  /** False: neither mask, Escape nor the back button closes it. */
  readonly dismissible: boolean
  /** The page's address while it is open; absent: it stays. The router does not know of it. */
  readonly address?: string | undefined
}

/** The state of a modal: closed, open, or closing. */
type ModalState = 'closed' | 'open' | 'closing'

export interface Modal {
  readonly state: ModalState
  /** For the controls that only close it: its closing is painted first, then `onClose` is called. */
  readonly dismiss: () => void
}

/** Keeps a closing modal rendered until its animation has ended. */
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
 * The behaviour of a modal: it takes the focus, keeps it and returns it; the rest of the page is inert and does not scroll;
 * Escape and the phone's back button close it.
 */
export function useModal(
  ref: RefObject<HTMLElement | null>,
  { open, onClose, dismissible, address }: ModalOptions,
): Modal {
  const [isDismissed, setDismissed] = useState(false)
  const raised = useRef<Raised | undefined>(undefined)
  const state = useModalState(open && !isDismissed)
  const dismiss = () => setDismissed(true)
  const close = useEffectEvent(onClose)
  const hear = useEffectEvent((event: KeyboardEvent, modal: HTMLElement) => {
    if (event.key === 'Tab') wrapTab(event, modal)
    if (event.key === 'Escape' && dismissible) {
      event.stopPropagation()
      setDismissed(true)
    }
  })
  const hold = useEffectEvent(() => holdBackButton(() => setDismissed(true), address))

  useEffect(() => {
    if (!open || !isDismissed) return
    let isWaiting = true
    // The page behind becomes usable again, for which the browser styles all of it: too long for a tap on a slow phone.
    void nextTask().then(() => {
      if (!isWaiting) return
      setDismissed(false)
      close()
    })
    return () => {
      isWaiting = false
      setDismissed(false)
    }
  }, [open, isDismissed])

  // Both before it is painted: a key that is pressed right then is the modal's, and the back button must not leave the screen.
  useLayoutEffect(() => {
    const modal = ref.current
    if (!open || !modal) return
    raised.current = takeKeys(modal, (event) => hear(event, modal))
  }, [open, ref])
  useLayoutEffect(() => (open && dismissible ? hold() : undefined), [open, dismissible])

  useEffect(() => {
    const modal = ref.current
    if (!open || !modal) return
    const before = document.activeElement
    const own = raised.current
    own?.cover()
    const unfollow = followKeyboard(modal.parentElement ?? modal)
    enter(modal)
    return () => {
      unfollow()
      own?.lower()
      leave(before)
    }
  }, [open, ref])

  return { state, dismiss }
}
