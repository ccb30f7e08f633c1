import { parseUrl } from '../../../../ui/url/parseUrl.ts'

/** The part of the browser's history that is used: this tab's entries on this site, and the index of the current one. */
export interface Entries {
  readonly entries: readonly { readonly key: string; readonly url: string | null }[]
  readonly index: number
}

/**
 * The history entry to return to when the player leaves a game: the last one before the game, if it is the page that the game
 * leads back to. Returning to it skips the entries that the game added and keeps the page's scroll position and search. It also
 * avoids a duplicate entry for the phone's back button. undefined: the page must be opened by navigation.
 *
 * @param back path inside the app, absolute
 * @param own path of the game screen
 */
export function entryBehind({ entries, index }: Entries, back: string, own: string): string | undefined {
  const before = entries.slice(0, Math.max(index, 0)).findLast(({ url }) => pathOf(url) !== own)
  return before && pathOf(before.url) === pathOf(back) ? before.key : undefined
}

/** A base for parsing paths; never requested. */
const NOWHERE = 'http://app.invalid'

const pathOf = (url: string | null): string | undefined =>
  url === null ? undefined : parseUrl(url, NOWHERE)?.pathname
