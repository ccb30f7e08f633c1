/** Names that no other machine can have: there, the workbench shows the app in its phones. */
const LOOPBACK = /^(?:localhost|[a-z0-9.-]{1,200}\.localhost|127\.[\d.]{5,11}|\[::1\])$/

interface Framed {
  readonly parent: Framed
  readonly top: Framed | null
  readonly location: Pick<Location, 'origin'>
}

/** What is asked of a window here: the names that lead outwards, and what it is framed by. */
export interface FramedWindow extends Framed {
  readonly location: Pick<Location, 'origin' | 'hostname'> & { readonly ancestorOrigins?: ArrayLike<string> }
  readonly document: Pick<Document, 'referrer' | 'documentElement'>
  stop(): void
}

/** Whether a page between this one and the top is of another origin, which is refused to read. */
function hasForeignAncestor(window: Framed): boolean {
  try {
    for (let frame = window; frame !== frame.parent; frame = frame.parent)
      if (frame.parent.location.origin !== window.location.origin) return true
    return false
  } catch {
    return true
  }
}

/** Whether this machine's own pages frame it, on this machine. */
function isAtDesk({ location, document }: FramedWindow): boolean {
  const { hostname, ancestorOrigins } = location
  const ancestors = ancestorOrigins ? Array.from(ancestorOrigins) : [document.referrer]
  return [`http://${hostname}`, ...ancestors].every((origin) => {
    const host = /^https?:\/\/([^/]+?)(?::\d+)?\/?$/.exec(origin)?.[1]
    return host !== undefined && LOOPBACK.test(host)
  })
}

/**
 * Ends the document where a page of another origin frames it: such a page could lay something over ours, and have the player
 * tap through it. A static host may send no `frame-ancestors`, and a policy in the document cannot say it.
 *
 * @throws in such a frame, with nothing drawn: whatever called it is not to go on.
 */
export function refuseForeignFrame(window: FramedWindow): void {
  if (!hasForeignAncestor(window) || isAtDesk(window)) return
  // What is parsed until then shows nothing; the body, and the splash in it, are not parsed at all.
  window.document.documentElement.hidden = true
  window.document.documentElement.style.display = 'none'
  window.stop()
  throw new Error('This site is not shown inside a page of another site.')
}
