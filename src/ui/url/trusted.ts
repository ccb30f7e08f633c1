/** A Trusted Types policy. Its results have the type string, since the DOM's types have no trusted ones. */
export interface TrustedPolicy {
  readonly createScriptURL: (url: string) => string
  readonly createHTML: (html: string) => string
}

/** The rules of a policy: null refuses. */
export interface TrustedRules {
  readonly createScriptURL: (url: string) => string | null
  readonly createHTML: (html: string) => string | null
}

declare global {
  interface Window {
    /** Missing in browsers older than 2026: there the rules hold only where our own code applies them. */
    readonly trustedTypes?: {
      readonly defaultPolicy: object | null
      createPolicy(name: string, rules: TrustedRules): TrustedPolicy
    }
    /** Created by the document's inline script before any chunk has loaded, since a policy name can be used once. */
    __TRUSTED__?: TrustedPolicy
  }
}

/** The policy names that the CSP allows (`scripts/build/policy.ts`); DOMPurify creates its own. */
export const OWN_POLICY = 'app'
export const DEFAULT_POLICY = 'default'

/** Files of the build, and the mini-game of the site's own origin. */
const OWN_SCRIPT = /^\/m\/(?:assets\/\w[\w.-]*|sw\.js)$|^\/mini-game\/\w+\/minigame\.js\?_t=\d+$/

const rules: TrustedPolicy = {
  createScriptURL(url) {
    if (!OWN_SCRIPT.test(url)) throw new TypeError('This is no script of this site.')
    return url
  },
  // Only `parseInert` calls it.
  createHTML: (html) => html,
}

type TrustedPage = Pick<Window, 'trustedTypes' | '__TRUSTED__'>

/** The policy of this document's own code. */
export function ownPolicy(page: TrustedPage = window): TrustedPolicy {
  page.__TRUSTED__ ??= page.trustedTypes?.createPolicy(OWN_POLICY, rules) ?? rules
  return page.__TRUSTED__
}

/** @throws TypeError where the address is not a script of this site */
export const ownScript = (path: string, page?: TrustedPage): string => ownPolicy(page).createScriptURL(path)

/** Parses HTML into an inert document, in which nothing runs or loads. It is read, never shown. */
export const parseInert = (html: string): Document =>
  new DOMParser().parseFromString(ownPolicy().createHTML(html), 'text/html')
