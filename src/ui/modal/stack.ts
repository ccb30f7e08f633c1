import { enter } from './focus.ts'

/** An open modal with its key handler. */
interface Raised {
  readonly element: HTMLElement
  readonly onKey: (event: KeyboardEvent) => void
}

/** The open modals, the topmost last. Those below receive no keys. */
const stack: Raised[] = []
/** What is behind the topmost modal. */
const behind = new Set<Element>()

const followers = new Set<() => void>()

/** Whether a modal is open. */
export const isModalOpen = (): boolean => stack.length > 0

/** Calls back at each change of {@link isModalOpen}. Returns a function that stops it. */
export function followModals(tell: () => void): () => void {
  followers.add(tell)
  return () => void followers.delete(tell)
}

/**
 * Takes the page behind the topmost modal away from assistive technology: the children of body without the modal and elements with
 * `data-above` (toasts). Touches meet the modal's mask, and {@link keepFocus} keeps the focus. `inert` would do all three, but
 * descendants inherit it, so that the browser styles the whole page again for each modal.
 */
function hideBehind(): void {
  for (const element of behind) element.removeAttribute('aria-hidden')
  behind.clear()
  const top = stack.at(-1)?.element
  document.documentElement.style.overflow = top ? 'hidden' : ''
  if (!top) return
  for (const element of document.body.children) {
    if (element.contains(top) || element.hasAttribute('data-above') || element.hasAttribute('aria-hidden'))
      continue
    element.setAttribute('aria-hidden', 'true')
    behind.add(element)
  }
}

/** Returns a focus that has gone behind the topmost modal: by Tab in a vendor's frame, or because something there asked for it. */
function keepFocus({ target, relatedTarget }: FocusEvent): void {
  const top = stack.at(-1)?.element
  if (!top || !(target instanceof Node) || ![...behind].some((element) => element.contains(target))) return
  const isOwn =
    relatedTarget instanceof HTMLElement && relatedTarget.tagName !== 'IFRAME' && top.contains(relatedTarget)
  if (isOwn) relatedTarget.focus({ preventScroll: true })
  else enter(top)
}

/** One listener for all modals: a key that closes the topmost must not reach the next one. */
const toTopmost = (event: KeyboardEvent): void => stack.at(-1)?.onKey(event)

/** Adds a modal on top, which takes the focus and receives keys first. Returns a function that removes it. */
export function raise(element: HTMLElement, onKey: Raised['onKey']): () => void {
  const raised: Raised = { element, onKey }
  if (stack.length === 0) {
    document.addEventListener('keydown', toTopmost, true)
    document.addEventListener('focusin', keepFocus)
  }
  stack.push(raised)
  // First the focus: what has it must not be hidden from assistive technology.
  enter(element)
  hideBehind()
  for (const tell of followers) tell()
  return () => {
    stack.splice(stack.indexOf(raised), 1)
    if (stack.length === 0) {
      document.removeEventListener('keydown', toTopmost, true)
      document.removeEventListener('focusin', keepFocus)
    }
    hideBehind()
    for (const tell of followers) tell()
  }
}
