import { type Device, detectDevice } from './detectDevice.ts'

/** Local storage: whether the app was installed by an iOS profile (docs/conformance.md § 1.4). */
export const WEBCLIP_KEY = 'WEBCLIP'

const MODES = ['standalone', 'minimal-ui', 'window-controls-overlay', 'fullscreen']

/**
 * Reads the device from the browser, once at start: later, a page that entered full screen would look installed.
 *
 * @param stored reads local storage without throwing
 */
export function readDevice(window: Window, stored: (key: string) => string | null): Device {
  const { navigator, document, location } = window
  return detectDevice({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints ?? 0,
    platform: navigator.platform ?? '',
    standalone: 'standalone' in navigator && navigator.standalone === true,
    displayModes: MODES.filter((mode) => window.matchMedia?.(`(display-mode: ${mode})`).matches),
    referrer: document.referrer,
    localFlags: { in_app: stored('in_app'), WEBCLIP: stored(WEBCLIP_KEY) },
    search: location.search,
    telegramBridge: 'TelegramWebviewProxy' in window,
  })
}
