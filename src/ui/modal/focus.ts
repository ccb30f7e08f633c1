const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), iframe, [tabindex]:not([tabindex="-1"])'

/** The tabbable elements within an element, in order. */
export const focusables = (within: HTMLElement): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !element.closest('[inert], [hidden]'),
  )

/** Focuses the element with `data-autofocus`, else the modal itself, so that its name is read first. */
export function enter(modal: HTMLElement): void {
  if (modal.contains(document.activeElement)) return
  const wanted = modal.querySelector<HTMLElement>('[data-autofocus]')
  moveTo(wanted ?? modal)
}

/** Returns the focus to the element that had it. If that has been removed, to the screen, so that reading continues there. */
export function leave(before: Element | null): void {
  const there = before instanceof HTMLElement && before !== document.body && before.isConnected
  const next = there ? before : document.querySelector<HTMLElement>('main')
  moveTo(next)
}

/** A page in a frame, such as a phone of the workbench, does not take the focus from the page around it, where somebody may be typing. */
function moveTo(element: HTMLElement | null): void {
  const isFramed = window.parent !== window
  if (!isFramed || document.hasFocus()) element?.focus({ preventScroll: true })
}

/** Keeps Tab inside: after the last element comes the first. */
export function wrapTab(event: KeyboardEvent, modal: HTMLElement): void {
  const all = focusables(modal)
  const [first, last] = [all[0], all.at(-1)]
  const active = document.activeElement
  if (!first || !last) event.preventDefault()
  else if (event.shiftKey && (active === first || active === modal)) {
    event.preventDefault()
    last.focus()
  } else if (!event.shiftKey && (active === last || !modal.contains(active))) {
    event.preventDefault()
    first.focus()
  }
}
