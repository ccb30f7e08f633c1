/** The modals that are open, the topmost last. What lies under the topmost is inert. */
const stack: HTMLElement[] = []
const silenced = new Set<Element>()

/** Everything under body but the topmost modal, and what says of itself that it lies above all (`data-above`: toasts). */
function silence(): void {
  for (const element of silenced) element.removeAttribute('inert')
  silenced.clear()
  const top = stack.at(-1)
  document.documentElement.style.overflow = top ? 'hidden' : ''
  if (!top) return
  for (const element of document.body.children) {
    if (element.contains(top) || element.hasAttribute('data-above') || element.hasAttribute('inert')) continue
    element.setAttribute('inert', '')
    silenced.add(element)
  }
}

/** Puts a modal on top; returns what takes it away again. */
export function raise(modal: HTMLElement): () => void {
  stack.push(modal)
  silence()
  return () => {
    stack.splice(stack.indexOf(modal), 1)
    silence()
  }
}

export const isTopmost = (modal: HTMLElement): boolean => stack.at(-1) === modal
