import type { Client } from '../../src/api/client.ts'
import { ApiError } from '../../src/api/error.ts'
import type { I18n } from '../../src/i18n/createI18n.ts'
import type { AppContext } from '../../src/registry/AppContext.ts'
import { createOverlays } from '../../src/registry/overlays.ts'
import { createSessionStore } from '../../src/session/store.ts'
import type { Site } from '../../src/site/site.ts'
import { createSiteStore } from '../../src/site/store.ts'
import { fakeStorage } from '../unit/session/fakeStorage.ts'

interface Given extends Partial<AppContext> {
  /** The current site; absent: none yet. */
  readonly site?: Site
}

/** A client whose calls all fail, as without a network. */
export const deadClient: Client = {
  send: () => Promise.reject(new ApiError('network', 'this test has no back office')),
  warmEncryption: () => undefined,
  serverNow: () => Date.now(),
  clear: () => undefined,
}

/** The `AppContext` of a guest without a network; `given` overrides parts of it. */
export function appWith({ site, siteStore = createSiteStore(), ...given }: Given = {}): AppContext {
  if (site) siteStore.setState({ site })
  return {
    get page() {
      return window
    },
    local: fakeStorage(),
    client: deadClient,
    siteStore,
    session: createSessionStore({ storage: fakeStorage(), merchant: 'acme' }),
    device: {
      os: 'other',
      form: 'phone',
      webview: false,
      installed: false,
      webclip: false,
      label: 'MOBILE',
    },
    overlays: createOverlays(),
    get i18n(): I18n {
      throw new Error('this test has no texts')
    },
    ...given,
  }
}

/** This window with some properties replaced. */
export const pageWith = (own: Readonly<Record<string, unknown>>): AppContext['page'] =>
  new Proxy(window, { get: (target, name) => Reflect.get(name in own ? own : target, name) })
