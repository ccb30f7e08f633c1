import { flushSync } from 'react-dom'
import { MOVED } from './moveTransition.ts'

/** How long the page may take to show the element, ms. The window shows the old page meanwhile. */
const ARRIVES_WITHIN = 150

interface Way {
  /** The element of the page that is left. */
  readonly from: HTMLElement
  /** Changes the page. A promise ends with the change. */
  readonly navigate: () => unknown
  /** The element of the page that comes; undefined while there is none. */
  readonly find: () => HTMLElement | undefined
}

/**
 * Navigates with a view transition: the element of this page moves to the place of the next page's one. Without that one the page
 * changes at once, with no transition. Only if `canMove()`.
 */
export function moveBack({ from, navigate, find }: Way): void {
  const name = (element: HTMLElement | undefined, value: string) => {
    if (element) element.style.viewTransitionName = value
  }
  let to: HTMLElement | undefined
  name(from, MOVED)
  const transition = document.startViewTransition(async () => {
    name(from, '')
    await flushSync(navigate)
    to = await appeared(find)
    name(to, MOVED)
    if (!to) transition.skipTransition()
  })
  for (const outcome of [transition.ready, transition.updateCallbackDone]) outcome.catch(() => undefined)
  transition.finished.catch(() => undefined).finally(() => name(to, ''))
}

/** Resolves with the element once the document contains it, or with undefined after a while. */
const appeared = (find: Way['find']): Promise<HTMLElement | undefined> =>
  new Promise((resolve) => {
    const end = (found?: HTMLElement) => {
      changes.disconnect()
      clearTimeout(timer)
      resolve(found)
    }
    const look = () => {
      const found = find()
      if (found) end(found)
    }
    const changes = new MutationObserver(look)
    const timer = setTimeout(end, ARRIVES_WITHIN)
    changes.observe(document.body, { childList: true, subtree: true })
    look()
  })
