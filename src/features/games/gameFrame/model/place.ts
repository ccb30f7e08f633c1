/**
 * Where a game can be shown. A page that came by https may not show one that comes by http, unless that stands on the
 * player's own machine: such a game has a window of its own.
 */
export function placeOf(game: URL, site: { readonly protocol: string }): 'frame' | 'window' {
  const isLocal = game.hostname === 'localhost' || game.hostname.endsWith('.localhost')
  return site.protocol === 'https:' && game.protocol === 'http:' && !isLocal ? 'window' : 'frame'
}
