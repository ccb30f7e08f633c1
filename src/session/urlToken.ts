import { isUnknown, type SessionInfo } from './codec.ts'
import { readToken } from './token.ts'

/** What an address brought along, and what is left of its query without it. */
export interface UrlToken {
  /** Undefined: what was there is no token, or says two things at once. */
  readonly token: string | undefined
  /** The query of the address, the rest of it letter by letter; with its `?`, or empty. */
  readonly search: string
}

const NAMES: readonly string[] = ['token', 'tokens']

/**
 * The session token in an address's query (docs/conformance.md § 2.2, protected-route rule): `token` or `tokens`, each given
 * once; both only where they agree, since a repeated parameter is somebody's hope to be misread. Undefined where the
 * address has neither. Whatever is found must leave the address, also where it is no token. Pure and total.
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

/** `adopt`: it becomes the session. `ask`: another member is in session, who is asked first. `drop`: nothing comes of it. */
export type UrlTokenUse = 'adopt' | 'ask' | 'drop'

/**
 * What becomes of a token that came with the address: it opens a protected route, but a link never takes the place of a
 * member who is in session. A page in a frame asks nothing: whoever framed it could have the answer tapped.
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
 * Takes the token out of the page's address, before anything is asked for that could carry the address along. Never
 * throws: a browser that refuses to change the address gets no session from it.
 */
export function takeUrlToken({ location, history }: Page): string | undefined {
  const brought = urlToken(location.search)
  if (!brought) return undefined
  try {
    // With its origin: a path that begins with two slashes would name another host.
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
