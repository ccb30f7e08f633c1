/** How a picture is kept: a file, the phone's own sheet, or a page of its own where one presses and holds it. */
export type SaveWay = 'download' | 'share' | 'hold'

export interface SaveFacts {
  readonly os: 'ios' | 'android' | 'other'
  /** Inside the app: its web view saves no files. */
  readonly webview: boolean
  /** Another app's browser: the same. */
  readonly inAppBrowser: boolean
  /** The picture can be read: it comes from this site, or its host allows it. */
  readonly readable: boolean
  /** This browser shares such a file. */
  readonly sharesFiles: boolean
}

/** What the platform really allows. iOS keeps a download where nobody finds it, but its sheet has "Save Image". */
export function saveWay({ os, webview, inAppBrowser, readable, sharesFiles }: SaveFacts): SaveWay {
  if (!readable) return 'hold'
  if (os === 'ios') return sharesFiles ? 'share' : 'hold'
  return webview || inAppBrowser ? 'hold' : 'download'
}
