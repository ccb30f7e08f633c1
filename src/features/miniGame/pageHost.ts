import { pageLater } from '../../ui/later.ts'
import { admitVendor } from '../shared/vendorPolicy.ts'
import { createHost, type Host } from './host.ts'

const OWN = { addresses: ['/mini-game/'] }

let host: Host | undefined

/** The mini-games of this page. */
export function pageHost(): Host {
  if (host) return host
  const games = createHost({
    document,
    now: Date.now,
    later: pageLater,
    global: (name) => Reflect.get(window, name),
    forget: (name) => void Reflect.deleteProperty(window, name),
  })
  host = {
    bring: (variant) =>
      admitVendor(OWN).then(
        () => games.bring(variant),
        () => undefined,
      ),
  }
  return host
}
