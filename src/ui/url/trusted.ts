/** What lets text into the sinks that run code. Results are texts to the compiler: the DOM's types know no others. */
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
    /** Missing in browsers older than 2026: there the rules hold wherever our own code asks, and nowhere else. */
    readonly trustedTypes?: {
      readonly defaultPolicy: object | null
      createPolicy(name: string, rules: TrustedRules): TrustedPolicy
    }
    /** Made by the document's inline script, before any chunk is there: a name can be given once. */
    __TRUSTED__?: TrustedPolicy
  }
}

/** The names that the document's policy allows (`scripts/build/policy.ts`); DOMPurify makes its own. */
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

/** @throws TypeError where the address is no script of this site's own */
export const ownScript = (path: string, page?: TrustedPage): string => ownPolicy(page).createScriptURL(path)

/** Parses HTML into a document of its own, where nothing runs and nothing loads: it is read, never shown. */
export const parseInert = (html: string): Document =>
  new DOMParser().parseFromString(ownPolicy().createHTML(html), 'text/html')
