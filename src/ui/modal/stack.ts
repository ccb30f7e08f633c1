/** Something that lies over the page, and what it does with a key. */
interface Raised {
  readonly element: HTMLElement
  readonly onKey: (event: KeyboardEvent) => void
}

/** What is open, the topmost last. What lies under the topmost is inert, and hears of no key. */
const stack: Raised[] = []
const silenced = new Set<Element>()

const followers = new Set<() => void>()

/** Whether something lies over the page. */
export const isModalOpen = (): boolean => stack.length > 0

/** Tells of each change of {@link isModalOpen}; answers how to stop. */
export function followModals(tell: () => void): () => void {
  followers.add(tell)
  return () => void followers.delete(tell)
}

/** Everything under body but the topmost modal, and what says of itself that it lies above all (`data-above`: toasts). */
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

/** One listener for all: a key that takes the topmost away must not reach what is the topmost then. */
const toTopmost = (event: KeyboardEvent): void => stack.at(-1)?.onKey(event)

/** Puts a modal on top, where every key of the page is its own first; returns what takes it away again. */
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
