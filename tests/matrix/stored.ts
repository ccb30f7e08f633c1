/** The content of a page's storage before its first script runs. */
export interface Stored {
  readonly session?: string
  /** Platform language code. */
  readonly language: string
  readonly inApp: boolean
  readonly installed: boolean
  /** The site may show install prompts; otherwise the visitor has said "not now". */
  readonly asksToInstall: boolean
  readonly welcomes: boolean
  readonly says: Readonly<Record<string, string | number | boolean>>
  /** The name of the visit. The app's own reloads within it (as after a login) keep the storage. */
  readonly visit?: string
  /** Further entries of local storage. */
  readonly others: Readonly<Record<string, string>>
}

/** A first visit of a guest, without prompts. */
export const NOBODY: Stored = {
  language: 'EN',
  inApp: false,
  installed: false,
  asksToInstall: false,
  welcomes: false,
  says: {},
  others: {},
}

/**
 * Runs in the page before anything else: fixes the current time. Timers and idle callbacks remain the browser's own:
 * Playwright's clock would replace them, and each idle callback would take 50 ms.
 */
export function stopClock(now: number): void {
  Date.now = () => now
  window.Date = new Proxy(Date, {
    construct: (real, given, made) => Reflect.construct(real, given.length === 0 ? [now] : given, made),
    apply: () => String(new Date(now)),
  })
}

/** Runs in the page before anything else: a first visit, with the given content in storage. */
export function store(stored: Stored): void {
  const { session, language, inApp, installed, asksToInstall, welcomes, says, others, visit = '' } = stored
  // Not in frames: a sandboxed one has no storage, and the device fingerprint's would clear the page's after a login.
  if (self !== top) return
  // Reference numbers of failures are random and visible in pictures.
  Math.random = () => 0.4
  for (const [name, value] of Object.entries(says))
    Object.defineProperty(navigator, name, { value, configurable: true })
  if (installed) {
    const real = window.matchMedia.bind(window)
    window.matchMedia = (query) => real(query.replace(/\(display-mode: standalone\)/g, 'all'))
  }
  if (sessionStorage.getItem('MATRIX_visit') === visit) return
  localStorage.clear()
  sessionStorage.clear()
  sessionStorage.setItem('MATRIX_visit', visit)
  localStorage.setItem('language', language)
  // By default the visitor has hidden the announcement popup earlier. A state's own entries can override this.
  localStorage.setItem('hidePopup', '1')
  for (const [name, value] of Object.entries(others)) localStorage.setItem(name, value)
  if (session) sessionStorage.setItem('MC_SESSION_INFO', session)
  if (!welcomes) sessionStorage.setItem('SHELL_downloadImage', '0')
  if (!asksToInstall) {
    sessionStorage.setItem('SHELL_hideInstall', '1')
    sessionStorage.setItem('hideDownloadBar', '1')
    sessionStorage.setItem('SHELL_appDownloadSkip', '1')
  }
  if (inApp) localStorage.setItem('in_app', '1')
}
