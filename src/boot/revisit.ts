/** Debounce: the settings are checked again this long after the page becomes visible (docs/conformance.md § 1.9). */
export const REVISIT_DEBOUNCE_MS = 300

interface Page {
  readonly document: Pick<Document, 'addEventListener' | 'visibilityState'>
  readonly window: Pick<Window, 'addEventListener' | 'setTimeout' | 'clearTimeout'>
}

/**
 * Runs `revisit` each time the player returns to the page: when it becomes visible, on focus for platforms that send only that
 * event, and when it returns from the back/forward cache. Several of these events in a row count once.
 */
export function onRevisit({ document, window }: Page, revisit: () => void): void {
  let timer: number | undefined
  const later = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(revisit, REVISIT_DEBOUNCE_MS)
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') later()
  })
  window.addEventListener('focus', later)
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) later()
  })
}
