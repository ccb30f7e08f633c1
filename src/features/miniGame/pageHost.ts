import { pageLater } from '../../ui/toastStore.ts'
import { admitVendor } from '../vendorPolicy.ts'
import { createHost, type Host } from './host.ts'

let host: Host | undefined

/** The mini-games of this page. */
export function pageHost(): Host {
  if (host) return host
  admitVendor({ addresses: ['/mini-game/'] })
  host = createHost({
    document,
    now: Date.now,
    later: pageLater,
    global: (name) => Reflect.get(window, name),
    forget: (name) => void Reflect.deleteProperty(window, name),
  })
  return host
}
