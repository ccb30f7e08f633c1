/** Host names of this machine only: the workbench shows the app there in frames of phone size. */
const LOOPBACK = /^(?:localhost|[a-z0-9.-]{1,200}\.localhost|127\.[\d.]{5,11}|\[::1\])$/

interface Framed {
  readonly parent: Framed
  readonly top: Framed | null
  readonly location: Pick<Location, 'origin'>
}

/** The parts of a window that this module reads: its ancestors and its addresses. */
export interface FramedWindow extends Framed {
  readonly location: Pick<Location, 'origin' | 'hostname'> & { readonly ancestorOrigins?: ArrayLike<string> }
  readonly document: Pick<Document, 'referrer' | 'documentElement'>
  stop(): void
}

/** Whether an ancestor has another origin. Reading its location then throws. */
function hasForeignAncestor(window: Framed): boolean {
  try {
    for (let frame = window; frame !== frame.parent; frame = frame.parent)
      if (frame.parent.location.origin !== window.location.origin) return true
    return false
  } catch {
    return true
  }
}

/** Whether this page and all its ancestors are on this machine. */
function isAtDesk({ location, document }: FramedWindow): boolean {
  const { hostname, ancestorOrigins } = location
  const ancestors = ancestorOrigins ? Array.from(ancestorOrigins) : [document.referrer]
  return [`http://${hostname}`, ...ancestors].every((origin) => {
    const host = /^https?:\/\/([^/]+?)(?::\d+)?\/?$/.exec(origin)?.[1]
    return host !== undefined && LOOPBACK.test(host)
  })
}

/**
 * Stops the document if a page of another origin frames it: that page could cover this one and make the player click through
 * (clickjacking). A static host may be unable to send `frame-ancestors`, and a CSP in the document cannot contain it.
 *
 * @throws in such a frame, before anything is rendered, so that the caller does not continue
 */
export function refuseForeignFrame(window: FramedWindow): void {
  if (!hasForeignAncestor(window) || isAtDesk(window)) return
  // The part that is parsed by then is hidden; the body with the splash is not parsed at all.
  window.document.documentElement.hidden = true
  window.document.documentElement.style.display = 'none'
  window.stop()
  throw new Error('This site is not shown inside a page of another site.')
}
