import {
  androidVersion,
  type InAppBrowser,
  inAppBrowserOf,
  iosVersion,
  looksLikeWebview,
} from './userAgent.ts'

/** Everything known about the device and browser, read once at start by `readDevice`. */
export interface DeviceFacts {
  userAgent: string
  maxTouchPoints: number
  /** `navigator.platform`. */
  platform: string
  /** `navigator.standalone`, which only iOS has. */
  standalone: boolean
  /** The `display-mode` values that match. */
  displayModes: readonly string[]
  referrer: string
  localFlags: { in_app: string | null; WEBCLIP: string | null }
  /** The address's query, with or without `?`. */
  search: string
  /** Telegram's bridge object exists: its iOS browser does not appear in the user agent. */
  telegramBridge?: boolean
}

/** The value of the Device header (docs/contract.md). */
export type DeviceLabel = 'PWA' | 'IPAD' | 'WEBCLIP' | 'MOBILE'

export interface Device {
  os: 'ios' | 'android' | 'other'
  /** Dotted version number, as far as the browser reveals it. */
  osVersion?: string
  form: 'phone' | 'tablet' | 'desktop'
  /** The official app's web view, never another app's browser. */
  webview: boolean
  inAppBrowser?: InAppBrowser
  /** Opened from the home screen, or by the store's wrapper of the web app. */
  installed: boolean
  /** The WEBCLIP flag: installed by an iOS profile (docs/conformance.md § 1.4). */
  webclip: boolean
  label: DeviceLabel
}

const INSTALLED_MODES = ['standalone', 'minimal-ui', 'window-controls-overlay']
/** Apps that merely open links also show up as an android-app referrer. */
const LINK_OPENERS =
  /^android-app:\/\/(?:com\.(?:google|android|facebook|instagram|whatsapp|twitter|tencent|zhiliaoapp|viber)|org\.telegram|jp\.naver)\b/

function systemOf({ userAgent, platform, maxTouchPoints }: DeviceFacts): Pick<Device, 'os' | 'form'> {
  const phone = /\bMobile\b/.test(userAgent)
  if (/\biPad\b/.test(userAgent) || platform === 'iPad') return { os: 'ios', form: 'tablet' }
  if (/\biP(?:hone|od)\b/.test(userAgent) || /^iP(?:hone|od)/.test(platform))
    return { os: 'ios', form: 'phone' }
  // An iPad that asks for desktop pages calls itself a Mac; no Mac has a touch screen.
  if (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1) return { os: 'ios', form: 'tablet' }
  if (/\bAndroid\b/.test(userAgent)) return { os: 'android', form: phone ? 'phone' : 'tablet' }
  // An Android device that asks for desktop pages calls itself Linux, on an ARM processor.
  if (/\bX11; Linux\b/.test(userAgent) && maxTouchPoints > 1 && /\barm|aarch/i.test(platform)) {
    return { os: 'android', form: 'tablet' }
  }
  return { os: 'other', form: phone ? 'phone' : 'desktop' }
}

/**
 * The official app is recognised by the stored `in_app` flag, by `inApp=1` in the address, or as a bare web view.
 * The browsers of other apps are excluded first, since their user agents can look alike.
 */
function isOfficialApp({ userAgent, localFlags, search }: DeviceFacts, bare: boolean): boolean {
  if (localFlags.in_app === '1' || localFlags.in_app === 'true') return true
  const asked = new URLSearchParams(search).get('inApp')
  return asked === '1' || asked === 'true' || (bare && looksLikeWebview(userAgent))
}

/**
 * The new value of the WEBCLIP flag (docs/conformance.md § 1.4): set on an iOS installed app without a homescreen parameter,
 * cleared where that parameter is present on a standalone page; undefined: unchanged.
 */
export function webclipFlag(
  facts: Pick<DeviceFacts, 'standalone' | 'displayModes' | 'search'> & Pick<Device, 'os'>,
): boolean | undefined {
  if (!facts.standalone && !facts.displayModes.includes('standalone')) return undefined
  if (new URLSearchParams(facts.search).has('homescreen')) return false
  return facts.os === 'ios' ? true : undefined
}

/**
 * PWA before IPAD before WEBCLIP (docs/conformance.md § 1.3): an installed app is PWA on an iPad too. A stored flag counts
 * least, since it may be outdated.
 */
function labelOf(installed: boolean, tablet: boolean, webclip: boolean): DeviceLabel {
  if (installed) return 'PWA'
  if (tablet) return 'IPAD'
  return webclip ? 'WEBCLIP' : 'MOBILE'
}

/** Detects the device. Pure. docs/conformance.md § 1.3, § 1.4; docs/contract.md. */
export function detectDevice(facts: DeviceFacts): Device {
  const { os, form } = systemOf(facts)
  const { userAgent, displayModes, referrer, localFlags, standalone, search, telegramBridge } = facts
  const inAppBrowser = inAppBrowserOf(userAgent) ?? (telegramBridge ? 'telegram' : undefined)
  const wrapped = os === 'android' && referrer.startsWith('android-app://') && !LINK_OPENERS.test(referrer)
  // On a desktop, anybody may enter full screen with a key. On a phone, a page that loads in full screen is installed.
  const fullscreen = form !== 'desktop' && displayModes.includes('fullscreen')
  const installed =
    standalone || wrapped || fullscreen || INSTALLED_MODES.some((mode) => displayModes.includes(mode))
  const webclip = webclipFlag({ os, standalone, displayModes, search }) ?? localFlags.WEBCLIP === '1'
  const osVersion =
    os === 'ios' ? iosVersion(userAgent) : os === 'android' ? androidVersion(userAgent) : undefined
  return {
    os,
    form,
    webview: isOfficialApp(facts, !installed && inAppBrowser === undefined),
    installed,
    webclip,
    label: labelOf(installed, os === 'ios' && form === 'tablet', webclip),
    ...(osVersion === undefined ? {} : { osVersion }),
    ...(inAppBrowser === undefined ? {} : { inAppBrowser }),
  }
}
