import { createContext, createElement, type ReactNode, useContext } from 'react'
import type { Client } from '../api/client.ts'
import type { Device } from '../device/detectDevice.ts'
import type { I18n } from '../i18n/createI18n.ts'
import type { SafeStorage } from '../session/storage.ts'
import type { SessionStore } from '../session/store.ts'
import { SessionContext } from '../session/useSession.ts'
import type { SiteStore } from '../site/store.ts'
import type { Overlays } from './overlays.ts'

/**
 * The objects that live as long as the page. Boot creates one context. Components get it with `useApp`; other code
 * receives it, or the part it needs, as an argument.
 */
export interface AppContext {
  readonly page: Window & { readonly crypto: Crypto }
  /** Local storage that never throws. */
  readonly local: SafeStorage
  readonly client: Client
  readonly siteStore: SiteStore
  readonly session: SessionStore
  readonly device: Device
  readonly overlays: Overlays
  /** The texts in the page's language. */
  readonly i18n: I18n
}

const Context = createContext<AppContext | undefined>(undefined)

/** Provides the app context, and its session for the hooks of `session/useSession.ts`. */
export const AppProvider = ({
  value,
  children,
}: {
  readonly value: AppContext
  readonly children: ReactNode
}): ReactNode =>
  createElement(
    Context.Provider,
    { value },
    createElement(SessionContext.Provider, { value: value.session }, children),
  )

/** Returns the app context. @throws Error outside of the provider: a programming error */
export function useApp(): AppContext {
  const app = useContext(Context)
  if (!app) throw new Error('useApp() outside of <AppProvider>')
  return app
}

/**
 * Creates one value per owner, on first use. Replaces module-level variables for values that a page has once.
 *
 * @param make runs once for each owner
 * @returns a function that returns the owner's value
 */
export function onePer<Owner extends object, Value>(make: (owner: Owner) => Value): (owner: Owner) => Value {
  const made = new WeakMap<Owner, Value>()
  return (owner) => {
    const known = made.get(owner)
    if (known !== undefined) return known
    const value = make(owner)
    made.set(owner, value)
    return value
  }
}
