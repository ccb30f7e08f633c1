import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Device } from './detectDevice.ts'

/** Whether and how the site is installed, and how the player answered the prompt (docs/conformance.md § 1.4). */
export interface Installation {
  /** The browser's own install prompt is available. */
  readonly canPrompt: boolean
  /** It runs from the home screen, or has been installed while it ran. */
  readonly installed: boolean
  /** Inside the official app. */
  readonly inApp: boolean
  /** How often the player dismissed the prompt in this session; {@link DISMISSED_FOR_GOOD} once installed. */
  readonly dismissed: number
  /** The player dismissed the prompt in this session: it is not shown automatically again. */
  readonly hidden: boolean
}

export type PromptOutcome = 'accepted' | 'dismissed' | 'unavailable'

/** Chromium's additions to the event. */
export interface DeferredPrompt extends Event {
  readonly prompt: () => Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** The newest `beforeinstallprompt` event, caught by the document's inline script. */
    __INSTALL__?: Event
  }
}

/** The dismiss counter of an installed app (docs/conformance.md § 1.4). */
export const DISMISSED_FOR_GOOD = 99
/** Session storage: the player dismissed the prompt. The specification names no key. */
export const HIDDEN_KEY = 'SHELL_hideInstall'
/** Session storage: how often. */
export const DISMISSED_KEY = 'SHELL_installDismissed'

type Kept = Pick<Storage, 'getItem' | 'setItem'>

export interface InstallationOwner extends StoreApi<Installation> {
  /** Reads the state and listens to the browser's events. A second call does nothing. */
  readonly start: (page: Window, device: Pick<Device, 'installed' | 'webview'>, perTab: Kept) => void
  /** Shows the browser's prompt, which can be used once. Never rejects. Must be called from a tap. */
  readonly prompt: () => Promise<PromptOutcome>
  /** Dismisses the prompt: it is hidden for this session, and the dismissal is counted. */
  readonly dismiss: () => void
}

const isDeferred = (event: Event | undefined): event is DeferredPrompt =>
  event !== undefined &&
  'prompt' in event &&
  typeof event.prompt === 'function' &&
  'userChoice' in event &&
  event.userChoice instanceof Promise

const readCount = (text: string | null): number => {
  const count = Number(text ?? 0)
  return Number.isInteger(count) && count > 0 ? Math.min(count, DISMISSED_FOR_GOOD) : 0
}

/** One for the page; tests make their own. */
export function createInstallation(): InstallationOwner {
  const store = createStore<Installation>(() => ({
    canPrompt: false,
    installed: false,
    inApp: false,
    dismissed: 0,
    hidden: false,
  }))
  let deferred: DeferredPrompt | undefined
  let kept: Kept | undefined

  const take = (event: Event | undefined) => {
    if (!isDeferred(event)) return
    event.preventDefault()
    deferred = event
    store.setState({ canPrompt: true })
  }
  const count = (dismissed: number) => {
    kept?.setItem(DISMISSED_KEY, String(dismissed))
    store.setState({ dismissed })
  }
  const drop = () => {
    deferred = undefined
    store.setState({ canPrompt: false })
  }

  return {
    ...store,
    start(page, device, perTab) {
      if (kept) return
      kept = perTab
      store.setState({
        installed: device.installed,
        inApp: device.webview,
        hidden: perTab.getItem(HIDDEN_KEY) === '1',
        dismissed: readCount(perTab.getItem(DISMISSED_KEY)),
      })
      if (device.installed) count(DISMISSED_FOR_GOOD)
      take(page.__INSTALL__)
      page.addEventListener('beforeinstallprompt', take)
      page.addEventListener('appinstalled', () => {
        drop()
        count(DISMISSED_FOR_GOOD)
        store.setState({ installed: true })
      })
    },
    async prompt() {
      const event = deferred
      if (!event) return 'unavailable'
      // An event can be used once. The browser sends another one when the player may be asked again.
      drop()
      try {
        await event.prompt()
        return (await event.userChoice).outcome === 'accepted' ? 'accepted' : 'dismissed'
      } catch {
        return 'unavailable'
      }
    },
    dismiss() {
      kept?.setItem(HIDDEN_KEY, '1')
      store.setState({ hidden: true })
      const { dismissed } = store.getState()
      if (dismissed < DISMISSED_FOR_GOOD) count(Math.min(dismissed + 1, DISMISSED_FOR_GOOD - 1))
    },
  }
}

/** The only owner of the installation state. `app/installable.ts` starts it after the first paint. */
export const installation: InstallationOwner = createInstallation()
