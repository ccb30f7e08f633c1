/** A window that was opened while the finger was still on the button: later, browsers would block it. */
export interface WaitingWindow {
  /** False where the browser blocked it all the same. */
  readonly opened: boolean
  readonly go: (url: string) => void
  readonly close: () => void
}

/** Opens an empty window. It never learns who opened it: the opener is gone before it goes anywhere. */
export function openWindow(page: Window): WaitingWindow {
  const opened = page.open('', '_blank')
  if (opened) opened.opener = null
  return {
    opened: opened !== null,
    go: (url) => opened?.location.replace(url),
    close: () => opened?.close(),
  }
}
