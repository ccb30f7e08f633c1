import type { Resource } from '../../../site/site.ts'

interface On {
  readonly os: 'ios' | 'android' | 'other'
  readonly webview: boolean
  readonly installed: boolean
}

/** Which resource installs the app on what (part 1, section 3), the first one that is there. */
const KINDS: Readonly<Record<On['os'], readonly string[]>> = {
  ios: ['IOS', 'MOBILECONFIG'],
  android: ['Android'],
  other: ['Android', 'IOS'],
}

/** The link that downloads the app to this device; nothing for whoever has it already. */
export function downloadLink(
  resources: readonly Resource[],
  { os, webview, installed }: On,
): string | undefined {
  if (webview || installed) return undefined
  for (const kind of KINDS[os]) {
    const found = resources.find(({ type }) => type === kind)
    if (found) return found.url
  }
  return undefined
}

/** Files that a device installs open in the same tab (part 1, section 5). */
export function opensInPlace(url: string): boolean {
  return /\.(?:ipa|apk|mobileconfig)$/i.test(url.split(/[?#]/, 1)[0] ?? '')
}
