/** An open modal with its key handler. */
interface Raised {
  readonly element: HTMLElement
  readonly onKey: (event: KeyboardEvent) => void
}

/** The open modals, the topmost last. Those below are inert and receive no keys. */
const stack: Raised[] = []
const silenced = new Set<Element>()

const followers = new Set<() => void>()

/** Whether a modal is open. */
export const isModalOpen = (): boolean => stack.length > 0

/** Calls back at each change of {@link isModalOpen}. Returns a function that stops it. */
export function followModals(tell: () => void): () => void {
  followers.add(tell)
  return () => void followers.delete(tell)
}

/** The children of body without the topmost modal and elements with `data-above` (toasts). */
function silence(): void {
  for (const element of silenced) element.removeAttribute('inert')
  silenced.clear()
  const top = stack.at(-1)?.element
  document.documentElement.style.overflow = top ? 'hidden' : ''
  if (!top) return
  for (const element of document.body.children) {
    if (element.contains(top) || element.hasAttribute('data-above') || element.hasAttribute('inert')) continue
    element.setAttribute('inert', '')
    silenced.add(element)
  }
}

/** One listener for all modals: a key that closes the topmost must not reach the next one. */
const toTopmost = (event: KeyboardEvent): void => stack.at(-1)?.onKey(event)

/** Adds a modal on top, which receives keys first. Returns a function that removes it. */
export function raise(element: HTMLElement, onKey: Raised['onKey']): () => void {
  const raised: Raised = { element, onKey }
  if (stack.length === 0) document.addEventListener('keydown', toTopmost, true)
  stack.push(raised)
  silence()
  for (const tell of followers) tell()
  return () => {
    stack.splice(stack.indexOf(raised), 1)
    if (stack.length === 0) document.removeEventListener('keydown', toTopmost, true)
    silence()
    for (const tell of followers) tell()
  }
}
