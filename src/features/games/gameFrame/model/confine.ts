import { mayCarryToken, type TokenScope } from '../../../../ui/url/guard.ts'

/** How a game's frame is confined. */
export interface Confined {
  readonly sandbox: string
  readonly allow: string
  /** What `event.origin` of its messages is: an opaque origin says "null". */
  readonly origin: string
}

/** Without `allow-modals`: a game can neither hold the page with a dialog nor ask before it is left. */
const SANDBOX = [
  'allow-scripts',
  'allow-forms',
  'allow-pointer-lock',
  'allow-orientation-lock',
  // A game's rules, its payment page: windows of their own, without our confinement and without an opener of ours.
  'allow-popups',
  'allow-popups-to-escape-sandbox',
] as const

/** What a game may use of the device, itself and nobody inside of it. */
const ALLOW = ['autoplay', 'fullscreen', 'screen-wake-lock', 'accelerometer', 'gyroscope'] as const

/**
 * A game has its own origin, so that it finds its own storage; on the site's origin it would find the session's, and gets
 * none at all. Only a game on a host to which a token may go can lead the whole page elsewhere, when the player taps.
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
