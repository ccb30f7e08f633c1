import type { ShareVisitor } from '../site/shares.ts'
import type { Site } from '../site/site.ts'
import type { ScreenId } from './ids.ts'

/**
 * Decisions of features by their own rules, by feature id, and sections of home without content, by `feature#section`; `because`
 * does not begin with on or off.
 */
export type FeatureDecisions = Readonly<Record<string, FeatureDecision>>

export interface FeatureDecision {
  readonly on: boolean
  readonly because: string
  /** The feature may be about to show something: an offer that would have to give way to it waits. */
  readonly isPending?: true
}

/** The input for evaluating gates: the site, the session, the member, the device, the route. */
export interface Facts {
  readonly site: Site
  readonly session: {
    readonly state: 'guest' | 'member'
    /** The member must choose a new password before anything else (docs/conformance.md § 1.3, § 1.5). */
    readonly updatePassword?: true
  }
  /** Absent for a guest. -1 none; 0, 1, 2 valid members (1, 2 agents); 4 no chat permission (docs/conformance.md § 1.3). */
  readonly member?: { readonly type: number }
  /** Decides shares; absent: the visitor is in none. */
  readonly visitor?: ShareVisitor
  readonly device: {
    readonly os: 'ios' | 'android' | 'other'
    readonly webview: boolean
    readonly installed: boolean
    readonly webclip: boolean
    /** The app whose embedded browser shows the page; it cannot open windows. */
    readonly inAppBrowser?: string
    /** Value of the Device header (docs/contract.md). */
    readonly label: 'PWA' | 'IPAD' | 'WEBCLIP' | 'MOBILE'
  }
  readonly route: { readonly screen: ScreenId }
  /** 'lost' if the page's domain no longer answers or is no longer valid; absent otherwise. */
  readonly endpoint?: 'lost'
  /** Ids of the overlays that a screen requests. */
  readonly overlayRequested?: readonly string[]
  readonly featureDecided?: FeatureDecisions
}
