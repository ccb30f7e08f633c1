import { pageLater } from '../../../ui/later.ts'
import { holdBackButton } from '../../../ui/modal/backButton.ts'
import { raise } from '../../../ui/modal/stack.ts'
import { noteVendorScript } from '../../shared/vendorRealm.ts'
import type { VendorPage } from './env.ts'

/** Addresses of scripts that have been requested and have neither loaded nor failed yet. */
const hanging = new Set<string>()
let asked = 0

/**
 * A browser lets a second request for the same address wait for the first one, which hangs. So the second request gets a
 * different address.
 */
function afresh(url: string): string {
  if (!hanging.has(url)) return url
  asked++
  return `${url}?_=${asked}`
}

/**
 * This window. The CSP allows scripts that a trusted script appends (`strict-dynamic`), so no host has to be listed.
 */
export const vendorPage: VendorPage = {
  later: pageLater,
  inject(url) {
    const script = document.createElement('script')
    script.async = true
    const address = afresh(url)
    script.src = address
    hanging.add(address)
    noteVendorScript()
    const loaded = new Promise<void>((resolve, reject) => {
      script.addEventListener('load', () => resolve())
      script.addEventListener('error', () => reject(new Error('The script did not arrive')))
    })
    const ended = () => void hanging.delete(address)
    loaded.then(ended, ended)
    document.head.append(script)
    return { loaded, remove: () => script.remove() }
  },
  global: (name) => Reflect.get(window, name),
  forget: (name) => void Reflect.deleteProperty(window, name),
}

/** The elements that the vendor appends to the body, selected by their class names. */
const VENDORS = ':scope > [class*="geetest"]'

/**
 * Makes the vendor's window the topmost layer: everything else becomes inert, and a modal below no longer handles Tab and Escape.
 * Escape and the phone's back button call `leave`. Returns a function that ends this and restores the focus.
 */
export function stage(leave: () => void): () => void {
  const before = document.activeElement
  const place = document.createElement('div')
  place.setAttribute('data-above', '')
  document.body.append(place)
  for (const element of document.body.querySelectorAll(VENDORS)) element.setAttribute('data-above', '')
  const lower = raise(place, (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    leave()
  })
  const release = holdBackButton(leave)
  return () => {
    release()
    lower()
    place.remove()
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
  }
}
