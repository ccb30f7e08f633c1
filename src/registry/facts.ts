import type { Site } from '../site/site.ts'
import type { ScreenId } from './ids.ts'

/**
 * What features have decided by rules of their own, by feature id, and sections of home that have nothing to show, by
 * `feature#section`; `because` without a leading on or off.
 */
export type FeatureDecisions = Readonly<Record<string, { readonly on: boolean; readonly because: string }>>

/** What gates are evaluated against: the site, the session, the member, the device, the route. */
export interface Facts {
  readonly site: Site
  readonly session: {
    readonly state: 'guest' | 'member'
    /** The member must choose a new password before anything else (docs/conformance.md § 1.3, § 1.5). */
    readonly updatePassword?: true
  }
  /** Absent for a guest. -1 none; 0, 1, 2 valid members (1, 2 agents); 4 no chat permission (docs/conformance.md § 1.3). */
  readonly member?: { readonly type: number }
  readonly device: {
    readonly os: 'ios' | 'android' | 'other'
    readonly webview: boolean
    readonly installed: boolean
    readonly webclip: boolean
    /** Another app's browser, which opens no window of its own. */
    readonly inAppBrowser?: string
    /** What the Device header says (docs/contract.md). */
    readonly label: 'PWA' | 'IPAD' | 'WEBCLIP' | 'MOBILE'
  }
  readonly route: { readonly screen: ScreenId }
  /** Nothing answers on the line that the page came by, or its domain is gone; absent: it is well. */
  readonly endpoint?: 'lost'
  /** Overlays that somebody on the screen asks for, by id. */
  readonly overlayRequested?: readonly string[]
  readonly featureDecided?: FeatureDecisions
}
