/**
 * Where a game can be shown. An https page must not embed an http page, except one on the player's own machine. Such a game
 * opens in its own window.
 */
export function placeOf(game: URL, site: { readonly protocol: string }): 'frame' | 'window' {
  const isLocal = game.hostname === 'localhost' || game.hostname.endsWith('.localhost')
  return site.protocol === 'https:' && game.protocol === 'http:' && !isLocal ? 'window' : 'frame'
}
