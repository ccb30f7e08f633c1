import { afterAll, vi } from 'vitest'
import { standAt } from './standAt.ts'

/** Objects of the page that tests redefine properties of, as `navigator.clipboard`. */
const REDEFINED: readonly object[] = [globalThis, document, document.documentElement, navigator]

const ownOf = (object: object) =>
  new Map(Reflect.ownKeys(object).map((name) => [name, Reflect.getOwnPropertyDescriptor(object, name)]))
const before = REDEFINED.map((object) => ({ object, own: ownOf(object) }))
const address = location.href

/** Puts back what was redefined, and removes what hides a property of the prototype. Other new ones stay: the app's modules set some once. */
function restoreProperties(): void {
  for (const { object, own } of before)
    for (const [name, now] of ownOf(object)) {
      const first = own.get(name)
      if (!now?.configurable) continue
      if (!first && name in Object.getPrototypeOf(object)) Reflect.deleteProperty(object, name)
      else if (first && (first.value !== now.value || first.get !== now.get))
        Object.defineProperty(object, name, first)
    }
}

/**
 * Files of the project `drawn` share a page, and each finds it as the first one did. After the file, not after each test:
 * a file may set up what all of its tests need.
 */
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  restoreProperties()
  document.body.replaceChildren()
  // The styles stay: a module adds its own once.
  for (const element of document.head.querySelectorAll(':scope > :not(style)')) element.remove()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  standAt(address)
  history.replaceState(null, '')
})
