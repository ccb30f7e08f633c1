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
 * What lives as long as the page. Boot makes one, at its end; components take it from React, and everything else is handed
 * it, or the part that it needs.
 */
export interface AppContext {
  readonly page: Window & { readonly crypto: Crypto }
  /** Local storage, made safe. */
  readonly local: SafeStorage
  readonly client: Client
  readonly siteStore: SiteStore
  readonly session: SessionStore
  readonly device: Device
  readonly overlays: Overlays
  /** Texts, in the language of the page. */
  readonly i18n: I18n
}

const Context = createContext<AppContext | undefined>(undefined)

/** Hands the context to the components below; also its session, for the hooks of `session/useSession.ts`. */
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

/** The page's context. @throws Error outside of the app: a mistake of ours, never of a merchant's */
export function useApp(): AppContext {
  const app = useContext(Context)
  if (!app) throw new Error('useApp() outside of <AppProvider>')
  return app
}

/**
 * What a page has one of, made when it is first asked for: it belongs to the page's context, and not to its module.
 *
 * @param make runs once for each owner
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
