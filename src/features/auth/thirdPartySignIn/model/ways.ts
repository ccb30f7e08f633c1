import type { Device } from '../../../../device/detectDevice.ts'
import type { Flags, Site } from '../../../../site/site.ts'
import { CHANNELS, type FirebaseChannel, type ProviderChannel } from './channel.ts'

/** A site's channels, in their order on the screen (docs/conformance.md § 2.1, § 2.5). */
export function channelsOf(
  site: Pick<Site, 'firebase'> & { readonly flags: Flags },
): readonly FirebaseChannel[] {
  if (!site.firebase) return []
  return CHANNELS.filter((channel) => channel !== 'google' || site.flags.GOOGLELOGIN3 === true)
}

/** How long 'Coming soon' is shown, ms (docs/conformance.md § 2.5). */
export const COMING_SOON_MS = 1500

/** How the sign-in with a provider opens. */
export type Way = 'native' | 'popup' | 'redirect' | 'comingSoon'

/** Providers that do not work in the Android app's web view without the native bridge (docs/conformance.md § 2.5). */
const NEED_BRIDGE: readonly ProviderChannel[] = ['twitter', 'line']

/**
 * The official app's own sign-in, if it has one. Otherwise a pop-up, or a redirect where pop-ups do not work (a web view, an
 * in-app browser, an app on the iOS home screen).
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

/** Error codes that mean pop-ups do not work here: a redirect is tried instead. */
const NO_POPUP = ['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment']
export const asksForRedirect = (code: string): boolean => NO_POPUP.includes(code)
