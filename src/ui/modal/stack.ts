import { whenIdleFor } from '../whenIdleFor.ts'
import { enter } from './focus.ts'

/** An open modal with its key handler. */
interface Entry {
  readonly element: HTMLElement
  readonly onKey: (event: KeyboardEvent) => void
  /** It covers what is below. */
  covers: boolean
}

/** A modal on the stack. */
export interface Raised {
  /** What is below it becomes inert, and does not scroll. */
  readonly cover: () => void
  readonly lower: () => void
}

/** The open modals, the topmost last. Those below are inert and receive no keys. */
const stack: Entry[] = []
const silenced = new Set<Element>()

const followers = new Set<() => void>()

/** Whether a modal is open. */
export const isModalOpen = (): boolean => stack.some(({ covers }) => covers)

/** Calls back at each change of {@link isModalOpen}. Returns a function that stops it. */
export function followModals(tell: () => void): () => void {
  followers.add(tell)
  return () => void followers.delete(tell)
}

let stopWaiting = () => {}

/** Makes the children of body inert, but for the topmost modal and elements with `data-above` (toasts). */
function silence(top: HTMLElement): void {
  for (const element of document.body.children) {
    if (element.contains(top) || element.hasAttribute('data-above') || element.hasAttribute('inert')) continue
    element.setAttribute('inert', '')
    silenced.add(element)
  }
  // Something behind may have asked for the focus meanwhile.
  if ([...silenced].some((element) => element.contains(document.activeElement))) enter(top)
}

/**
 * What is behind a new modal becomes inert after the modal's first frame: descendants inherit `inert`, so that the browser styles
 * the whole page again. Until then the mask takes touches and the modal takes keys.
 */
function update(): void {
  const top = stack.findLast(({ covers }) => covers)?.element
  stopWaiting()
  for (const element of silenced) {
    if (top && !element.contains(top)) continue
    element.removeAttribute('inert')
    silenced.delete(element)
  }
  document.documentElement.style.overflow = top ? 'hidden' : ''
  if (top) stopWaiting = whenIdleFor(1, () => silence(top))
}

/** One listener for all modals: a key that closes the topmost must not reach the next one. */
const toTopmost = (event: KeyboardEvent): void => stack.at(-1)?.onKey(event)

/**
 * Adds a modal on top, which receives keys from now on. It covers the rest later, when another one that closes in the same render
 * has returned the focus to what is below.
 */
export function takeKeys(element: HTMLElement, onKey: Entry['onKey']): Raised {
  const entry: Entry = { element, onKey, covers: false }
  const change = () => {
    update()
    for (const tell of followers) tell()
  }
  if (stack.length === 0) document.addEventListener('keydown', toTopmost, true)
  stack.push(entry)
  return {
    cover: () => {
      entry.covers = true
      change()
    },
    lower: () => {
      stack.splice(stack.indexOf(entry), 1)
      if (stack.length === 0) document.removeEventListener('keydown', toTopmost, true)
      change()
    },
  }
}

/** Adds a modal on top, which receives keys first and covers the rest. Returns a function that removes it. */
export function raise(element: HTMLElement, onKey: Entry['onKey']): () => void {
  const { cover, lower } = takeKeys(element, onKey)
  cover()
  return lower
}
