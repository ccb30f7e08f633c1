import { isUnknown, type SessionInfo } from './codec.ts'
import { readToken } from './token.ts'

/** The token in an address, and the query without it. */
export interface UrlToken {
  /** undefined: the value is not a token, or there are contradictory values. */
  readonly token: string | undefined
  /** The rest of the address's query, unchanged; with its `?`, or empty. */
  readonly search: string
}

const NAMES: readonly string[] = ['token', 'tokens']

/**
 * The session token in an address's query (docs/conformance.md § 2.2, protected-route rule): `token` or `tokens`, each at most
 * once; both only if they are equal, because a repeated parameter may be an attack. undefined if the address has neither. The
 * parameters must be removed from the address, even if their value is not a token. Pure and total.
 */
export function urlToken(search: string): UrlToken | undefined {
  const found: (readonly [name: string, value: string])[] = []
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter((piece) => {
      const [entry] = new URLSearchParams(piece)
      if (!entry || !NAMES.includes(entry[0])) return true
      found.push(entry)
      return false
    })
    .join('&')
  if (found.length === 0) return undefined
  const isRepeated = new Set(found.map(([name]) => name)).size < found.length
  const [value, ...others] = new Set(found.map(([, text]) => text))
  const isClear = !isRepeated && others.length === 0
  return { token: (isClear && readToken(value)) || undefined, search: rest && `?${rest}` }
}

/** `adopt`: it becomes the session. `ask`: another member is logged in and is asked first. `drop`: it is ignored. */
export type UrlTokenUse = 'adopt' | 'ask' | 'drop'

/**
 * What happens with a token from the address: it opens a protected route, but a link never replaces a logged-in member without a
 * question. A page in a frame does not ask, because the framing page could make the player click the answer.
 */
export function urlTokenUse(token: string, current: SessionInfo | undefined, framed: boolean): UrlTokenUse {
  if (!current || isUnknown(current) || current.token === token) return 'adopt'
  return framed ? 'drop' : 'ask'
}

type Page = {
  readonly history: Pick<History, 'state' | 'replaceState'>
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>
}

/**
 * Removes the token from the page's address, before any request could contain the address. Never throws: if the browser refuses
 * to change the address, the token is not used.
 */
export function takeUrlToken({ location, history }: Page): string | undefined {
  const brought = urlToken(location.search)
  if (!brought) return undefined
  try {
    // With the origin: a path that begins with two slashes would name another host.
    history.replaceState(
      history.state,
      '',
      location.origin + location.pathname + brought.search + location.hash,
    )
    return brought.token
  } catch {
    return undefined
  }
}
