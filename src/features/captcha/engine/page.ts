import { holdBackButton } from '../../../ui/modal/backButton.ts'
import { raise } from '../../../ui/modal/stack.ts'
import { pageLater } from '../../../ui/toastStore.ts'
import { noteVendorScript } from '../../shared/vendorRealm.ts'
import type { VendorPage } from './env.ts'

/** Scripts that were asked for and have neither come nor failed yet. */
const hanging = new Set<string>()
let asked = 0

/**
 * A browser lets a second request for an address wait for the first one, which hangs: it gets an address of its own.
 */
function afresh(url: string): string {
  if (!hanging.has(url)) return url
  asked++
  return `${url}?_=${asked}`
}

/** This window. The policy lets scripts run that a trusted one appends (`strict-dynamic`); no host has to be listed. */
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

/** What the vendor puts into the body, by the classes that it gives. */
const VENDORS = ':scope > [class*="geetest"]'

/**
 * Makes room for the vendor's window above whatever is open: everything else is inert, a sheet below lets go of Tab and Escape,
 * and Escape or the phone's back button are a way out. Returns what ends it and gives the focus back.
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
