import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const roots: Root[] = []

export interface Rendered {
  readonly host: HTMLElement
  readonly update: (node: ReactNode) => void
}

/** Renders into the document; `cleanUp` removes it. */
export function render(node: ReactNode): Rendered {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  roots.push(root)
  const update = (next: ReactNode) => act(() => root.render(next))
  update(node)
  return { host, update }
}

export function cleanUp(): void {
  act(() => {
    for (const root of roots.splice(0)) root.unmount()
  })
  document.body.replaceChildren()
}

/** The element that a selector finds; throws if there is none. */
export function find<Found extends HTMLElement = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Found {
  const found = within.querySelector<Found>(selector)
  if (!found) throw new Error(`Nothing matches ${selector}`)
  return found
}

export function press(
  key: string,
  target: EventTarget = document.activeElement ?? document,
  shiftKey = false,
): void {
  act(
    () =>
      void target.dispatchEvent(
        new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }),
      ),
  )
}
