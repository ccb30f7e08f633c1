import { pageLater } from '../../ui/toastStore.ts'
import { createHost, type Host } from './host.ts'

let host: Promise<Host> | undefined

/** The mini-games of this page. What admits their script is a download that only players need; one that fails may be tried again. */
export function pageHost(): Promise<Host> {
  host ??= import('../vendorPolicy.ts').then(
    ({ admitVendor }) => {
      admitVendor({ addresses: ['/mini-game/'] })
      return createHost({
        document,
        now: Date.now,
        later: pageLater,
        global: (name) => Reflect.get(window, name),
        forget: (name) => void Reflect.deleteProperty(window, name),
      })
    },
    (error: unknown) => {
      host = undefined
      throw error
    },
  )
  return host
}
