import {
  androidVersion,
  type InAppBrowser,
  inAppBrowserOf,
  iosVersion,
  looksLikeWebview,
} from './userAgent.ts'

/** Everything that is known about what we run on, read once at start by `readDevice`. */
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
  /** Telegram's bridge object is there: its iOS browser says nothing in the user agent. */
  telegramBridge?: boolean
}

/** What the Device header says (docs/contract.md). */
export type DeviceLabel = 'PWA' | 'IPAD' | 'WEBCLIP' | 'MOBILE'

export interface Device {
  os: 'ios' | 'android' | 'other'
  /** Dotted, as far as the browser tells. */
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
 * The official app names itself by the stored `in_app` flag, by `inApp=1` in the address, or by a bare web view.
 * Another app's browser is not it, whatever its user agent has in common.
 */
function isOfficialApp({ userAgent, localFlags, search }: DeviceFacts, bare: boolean): boolean {
  if (localFlags.in_app === '1' || localFlags.in_app === 'true') return true
  const asked = new URLSearchParams(search).get('inApp')
  return asked === '1' || asked === 'true' || (bare && looksLikeWebview(userAgent))
}

/**
 * What the WEBCLIP flag becomes (docs/conformance.md § 1.4): set on an iOS installed app without a homescreen parameter, cleared
 * where that parameter is present on a standalone page; undefined: it stays as it is.
 */
export function webclipFlag(
  facts: Pick<DeviceFacts, 'standalone' | 'displayModes' | 'search'> & Pick<Device, 'os'>,
): boolean | undefined {
  if (!facts.standalone && !facts.displayModes.includes('standalone')) return undefined
  if (new URLSearchParams(facts.search).has('homescreen')) return false
  return facts.os === 'ios' ? true : undefined
}

/**
 * PWA before IPAD before WEBCLIP, in the order of § 1.3: what is installed is PWA on an iPad too,
 * and a stored flag counts least, since it may be older than what we see.
 */
function labelOf(installed: boolean, tablet: boolean, webclip: boolean): DeviceLabel {
  if (installed) return 'PWA'
  if (tablet) return 'IPAD'
  return webclip ? 'WEBCLIP' : 'MOBILE'
}

/** What we run on. Pure. § 1.3, § 1.4, docs/contract.md. */
export function detectDevice(facts: DeviceFacts): Device {
  const { os, form } = systemOf(facts)
  const { userAgent, displayModes, referrer, localFlags, standalone, search, telegramBridge } = facts
  const inAppBrowser = inAppBrowserOf(userAgent) ?? (telegramBridge ? 'telegram' : undefined)
  const wrapped = os === 'android' && referrer.startsWith('android-app://') && !LINK_OPENERS.test(referrer)
  // On a desk, full screen is a key that anybody may press; on a phone a page does not load in it uninstalled.
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
