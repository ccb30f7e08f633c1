import { mayCarryToken, type TokenScope } from '../../../../ui/url/guard.ts'

/** The restrictions of a game's frame. */
export interface Confined {
  readonly sandbox: string
  readonly allow: string
  /** The `event.origin` of its messages; "null" for an opaque origin. */
  readonly origin: string
}

/** Without `allow-modals`: a game can neither block the page with a dialog nor ask for confirmation before it is left. */
const SANDBOX = [
  'allow-scripts',
  'allow-forms',
  'allow-pointer-lock',
  'allow-orientation-lock',
  // For a game's rules or payment page: they open in their own windows, without the sandbox and without an opener.
  'allow-popups',
  'allow-popups-to-escape-sandbox',
] as const

/** The device features that a game may use. They are not delegated to frames inside the game. */
const ALLOW = ['autoplay', 'fullscreen', 'screen-wake-lock', 'accelerometer', 'gyroscope'] as const

/**
 * A game keeps its own origin and therefore its own storage. A game on the site's origin could read the session's storage, so it
 * gets an opaque origin without storage. Only a game on a host that may get a token can navigate the whole page, on a tap.
 */
export function confine(game: URL, scope: TokenScope): Confined {
  const isOurs = game.origin === scope.origin
  const isTrusted = mayCarryToken(game, scope)
  return {
    sandbox: [
      ...SANDBOX,
      ...(isOurs ? [] : ['allow-same-origin']),
      ...(isTrusted ? ['allow-top-navigation-by-user-activation'] : []),
    ].join(' '),
    allow: ALLOW.join('; '),
    origin: isOurs ? 'null' : game.origin,
  }
}
