import { parseUrl } from '../../../../ui/url/parseUrl.ts'

/** The part of the browser's history that is looked at: the entries of this tab on this site, and where it stands. */
export interface Entries {
  readonly entries: readonly { readonly key: string; readonly url: string | null }[]
  readonly index: number
}

/**
 * The entry to which leaving a game goes back: the one before the game, if it is the page that the game leads back to. Going
 * back to it, past what the game itself put into the history, leaves that page as it was: its place, its search, and no
 * second copy of it in the way of the phone's back button. Undefined: the page has to be opened.
 *
 * @param back path inside the app, absolute
 * @param own path of the game screen
 */
export function entryBehind({ entries, index }: Entries, back: string, own: string): string | undefined {
  const before = entries.slice(0, Math.max(index, 0)).findLast(({ url }) => pathOf(url) !== own)
  return before && pathOf(before.url) === pathOf(back) ? before.key : undefined
}

/** Only a parser's ground for paths. */
const NOWHERE = 'http://app.invalid'

const pathOf = (url: string | null): string | undefined =>
  url === null ? undefined : parseUrl(url, NOWHERE)?.pathname
