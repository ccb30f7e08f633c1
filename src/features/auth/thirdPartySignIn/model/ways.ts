import type { Device } from '../../../../device/detectDevice.ts'
import type { Flags, Site } from '../../../../site/site.ts'
import { CHANNELS, type FirebaseChannel, type ProviderChannel } from './channel.ts'

/** The channels that a site offers, in their order on the screen (docs/conformance.md § 2.1, § 2.5). */
export function channelsOf(
  site: Pick<Site, 'firebase'> & { readonly flags: Flags },
): readonly FirebaseChannel[] {
  if (!site.firebase) return []
  return CHANNELS.filter((channel) => channel !== 'google' || site.flags.GOOGLELOGIN3 === true)
}

/** 'Coming soon' shows this long, ms (docs/conformance.md § 2.5). */
export const COMING_SOON_MS = 1500

/** How a provider is asked. */
export type Way = 'native' | 'popup' | 'redirect' | 'comingSoon'

/** Providers that a plain web view of the Android app cannot sign in with (docs/conformance.md § 2.5). */
const NEED_BRIDGE: readonly ProviderChannel[] = ['twitter', 'line']

/**
 * The official app's own sign-in where it offers one; else a pop-up, or, where a pop-up cannot be (a web view, an app
 * on the iOS home screen), a redirect.
 */
export function wayOf(
  channel: ProviderChannel,
  {
    os,
    webview,
    installed,
    inAppBrowser,
  }: Pick<Device, 'os' | 'webview' | 'installed'> & { readonly inAppBrowser?: string },
  hasBridge: boolean,
): Way {
  if (webview && hasBridge) return 'native'
  if (webview && os === 'android' && NEED_BRIDGE.includes(channel)) return 'comingSoon'
  const noPopup = webview || inAppBrowser !== undefined || (os === 'ios' && installed)
  return noPopup ? 'redirect' : 'popup'
}

/** Codes of a pop-up that cannot be here: a redirect is tried in its place. */
const NO_POPUP = ['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment']
export const asksForRedirect = (code: string): boolean => NO_POPUP.includes(code)
