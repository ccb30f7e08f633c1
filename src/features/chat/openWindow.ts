/** A window that was opened while the finger was still on the button: later, browsers would block it. */
export interface WaitingWindow {
  /** False where the browser blocked it all the same. */
  readonly opened: boolean
  readonly go: (url: string) => void
  /** As `go`, and where it goes to does not learn where it came from. */
  readonly goUnseen: (url: string) => void
  readonly close: () => void
}

/** Opens an empty window. It never learns who opened it: the opener is gone before it goes anywhere. */
export function openWindow(page: Window): WaitingWindow {
  const opened = page.open('', '_blank')
  if (opened) opened.opener = null
  return {
    opened: opened !== null,
    go: (url) => opened?.location.replace(url),
    goUnseen(url) {
      if (!opened) return
      try {
        // The referrer is that of whoever leads the window: its own empty document, by a link that says nothing of it.
        const link = opened.document.createElement('a')
        link.rel = 'noreferrer'
        link.href = url
        opened.document.body.append(link)
        link.click()
      } catch {
        // It is not empty any more: the player has led it elsewhere.
        opened.location.replace(url)
      }
    },
    close: () => opened?.close(),
  }
}
