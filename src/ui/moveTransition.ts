import { flushSync } from 'react-dom'
import { wantsLessMotion } from './reducedMotion.ts'

/** The name under which an element of the page before and one of the page after are one and the same. */
export const MOVED = 'moved'

/** Whether the browser can move an element from one page to the next, and the person wants to see it. */
export const canMove = (): boolean => 'startViewTransition' in document && !wantsLessMotion()

/**
 * Navigates with a view transition: the element moves to the place of the next page's element with the `view-transition-name`
 * {@link MOVED}, or fades out where there is none. Only if {@link canMove}.
 */
export function moveTransition(element: HTMLElement, navigate: () => void): void {
  element.style.viewTransitionName = MOVED
  const restore = () => {
    element.style.viewTransitionName = ''
  }
  const { ready, finished } = document.startViewTransition(() => {
    restore()
    flushSync(navigate)
  })
  // A transition that is skipped, in a hidden window for example, has navigated all the same.
  for (const outcome of [ready, finished]) outcome.catch(() => undefined)
}
