import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The browser's modal dialog: it keeps the focus, closes on Escape, and returns the focus to the opener. */
export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  // The browser would close it before React knows: a key pressed in between would open it again, only to be closed.
  const onCancel = (event: SyntheticEvent) => {
    // A file picker inside it sends the same event.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onCancel={onCancel} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  )
}
