import { collapseChinese } from '../../../../i18n/languages.ts'
import {
  guardUrl,
  isInside,
  mayCarryToken,
  mayRedirectTo,
  type TokenScope,
  withParams,
} from '../../../../ui/url/guard.ts'

/** Where a player goes once logged in. */
export type AfterSignIn =
  | { readonly kind: 'inside'; readonly to: string }
  | { readonly kind: 'outside'; readonly href: string }
  /** The link leads to a site that must not get the token: said so, and home instead. */
  | { readonly kind: 'refused'; readonly to: string }

export interface AfterSignInFacts {
  /** `redirectUrl` of the address, given once; undefined where there is none. */
  readonly redirectUrl: string | undefined
  /** A path inside the app that a gate sent the player away from. */
  readonly wanted: string | undefined
  readonly home: string
  readonly base: string
  readonly scope: TokenScope
  readonly token: string
  /** Platform language code; Chinese variants go as CN. */
  readonly language: string
  /** The header's colour, CSS. */
  readonly headerColor: string
  readonly title: string
}

/**
 * Redirect after login (docs/conformance.md § 2.2): the `redirectUrl` with token, language, headerColor, b2c=1 and the page's
 * title, only where the token may go, on this origin only to pages of the app; else where the player wanted to go, else home. Pure.
 */
export function afterSignIn(facts: AfterSignInFacts): AfterSignIn {
  const { redirectUrl, wanted, home, base, scope } = facts
  if (redirectUrl === undefined) return { kind: 'inside', to: wanted ?? home }
  const url = guardUrl(redirectUrl, { base, allow: 'link' })
  if (!url || !mayRedirectTo(url, base) || !mayCarryToken(url, scope)) return { kind: 'refused', to: home }
  const { token, headerColor, title } = facts
  const language = collapseChinese(facts.language)
  return { kind: 'outside', href: withParams(url, { token, language, headerColor, b2c: '1', title }).href }
}

/** A path inside the app out of the router's state, which survives a reload and so may be anything. */
export function wantedPath(state: unknown, base: string): string | undefined {
  const wanted = typeof state === 'object' && state !== null && 'wanted' in state ? state.wanted : undefined
  const url = guardUrl(wanted, { base, allow: 'link' })
  if (!url || !isInside(url, base)) return undefined
  return url.pathname + url.search + url.hash
}

/**
 * The `redirectUrl` of an address: undefined where there is none. Given twice somebody hopes to be misread: then it is
 * the empty one, which leads nowhere.
 */
export function redirectOf(address: URLSearchParams): string | undefined {
  const [given, ...more] = address.getAll('redirectUrl')
  return more.length > 0 ? '' : given
}
