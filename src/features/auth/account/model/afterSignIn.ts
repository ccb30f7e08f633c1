import { collapseChinese } from '../../../../i18n/languages.ts'
import {
  guardUrl,
  isInside,
  mayCarryToken,
  mayRedirectTo,
  type TokenScope,
  withParams,
} from '../../../../ui/url/guard.ts'

/** Where a player goes after the login. */
export type AfterSignIn =
  | { readonly kind: 'inside'; readonly to: string }
  | { readonly kind: 'outside'; readonly href: string }
  /** The link leads to a site that must not get the token: the player gets a message and goes to home. */
  | { readonly kind: 'refused'; readonly to: string }

export interface AfterSignInFacts {
  /** The address's `redirectUrl`, as `redirectOf` reads it; undefined if there is none. */
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
 * Redirect after login (docs/conformance.md § 2.2): to the `redirectUrl` with token, language, headerColor, b2c=1 and the page's
 * title, if that site may get the token; on this origin, only to pages of the app. A refused `redirectUrl` leads to home.
 * Without one: to the wanted path, else home. Pure.
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

/** The wanted path from the router's state, if it is inside the app. The state survives a reload, so it is checked. */
export function wantedPath(state: unknown, base: string): string | undefined {
  const wanted = typeof state === 'object' && state !== null && 'wanted' in state ? state.wanted : undefined
  const url = guardUrl(wanted, { base, allow: 'link' })
  if (!url || !isInside(url, base)) return undefined
  return url.pathname + url.search + url.hash
}
