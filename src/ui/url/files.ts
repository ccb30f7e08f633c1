/** Files that a device installs (docs/conformance.md § 1.5; § 2.5). */
const INSTALLED_BY_DEVICE = /\.(?:ipa|apk|mobileconfig)$/i

/** Whether a link leads to a file that a device installs: a new window for it would stay empty. */
export const isInstalledFile = (href: string): boolean =>
  INSTALLED_BY_DEVICE.test(href.split(/[?#]/, 1)[0] ?? '')
