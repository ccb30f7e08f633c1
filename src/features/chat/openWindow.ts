/** A window that was opened in the tap's event handler: browsers block one that is opened later. */
export interface WaitingWindow {
  /** False if the browser blocked the window anyway. */
  readonly opened: boolean
  readonly go: (url: string) => void
  /** Like `go`, but without a referrer. */
  readonly goUnseen: (url: string) => void
  readonly close: () => void
}

/** Opens an empty window. Its opener is removed before it navigates, so the page in it never sees the opener. */
export function openWindow(page: Window): WaitingWindow {
  const opened = page.open('', '_blank')
  if (opened) opened.opener = null
  return {
    opened: opened !== null,
    go: (url) => opened?.location.replace(url),
    goUnseen(url) {
      if (!opened) return
      try {
        // The link in the window's own empty document navigates without a referrer (`noreferrer`).
        const link = opened.document.createElement('a')
        link.rel = 'noreferrer'
        link.href = url
        opened.document.body.append(link)
        link.click()
      } catch {
        // The window is no longer empty: the player has navigated it elsewhere.
        opened.location.replace(url)
      }
    },
    close: () => opened?.close(),
  }
}
