import type { TrackedView } from '../api/tracked.ts'
import type { HomeSection, SectionType } from '../site/home.ts'
import type { AppContext } from './AppContext.ts'
import type { Gate } from './gate.ts'
import type { ScreenId, SlotName } from './ids.ts'
import type { Lazy } from './lazy.ts'

/** How a layout frames a screen. */
export type Frame =
  /** Header, navigation and all. */
  | 'shell'
  /** The layout's sign-in page, without navigation. */
  | 'signIn'
  /** Nothing: the screen is the whole window. */
  | 'bare'

export interface ScreenDeclaration {
  readonly id: ScreenId
  /** Absolute, the canonical one first; `*` at the end matches the rest. */
  readonly paths: readonly [string, ...string[]]
  readonly frame: Frame
  /** Page view that is reported to ad networks. */
  readonly track: TrackedView
  /** i18n key (namespace `shell`) of the screen's name: the document's title and the heading for screen readers. */
  readonly title: string
  /** Who may see it; others go to `otherwise` (default: login). */
  readonly when?: Gate
  readonly otherwise?: ScreenId
  /** While this gate is open, every other address redirects to this screen. */
  readonly first?: Gate
  readonly load: Lazy
}

export interface SlotDeclaration {
  /** Smaller comes first; default 50. */
  readonly order?: number
  /** Beside the feature's own gate. */
  readonly when?: Gate
  readonly load: Lazy
}

export interface OverlayDeclaration {
  readonly id: string
  /** Smaller is shown first when several want to; which of them wait for a better moment: `app/overlayQueue.ts`. */
  readonly priority: number
  readonly when?: Gate
  readonly load: Lazy<OverlayProps>
}

/** An entry of the layout's main navigation. */
export interface NavigationEntry {
  readonly id: string
  /** i18n key (namespace `shell`). */
  readonly label: string
  readonly icon: NavigationIcon
  readonly order: number
  readonly when?: Gate
  /** Where it leads: a screen, with an optional query or hash. */
  readonly screen: ScreenId
  readonly suffix?: string
}

export type NavigationIcon =
  | 'home'
  | 'games'
  | 'promotions'
  | 'lottery'
  | 'member'
  | 'login'
  | 'service'
  | 'rewards'

/** What a home section's component is given. */
export interface SectionProps {
  readonly section: HomeSection
}

/** A home section that a feature adds (docs/contract.md); the home template says where it stands, and whether. */
export interface HomeSectionDeclaration {
  readonly type: SectionType
  /** Beside the feature's own gate. */
  readonly when?: Gate
  readonly load: Lazy<SectionProps>
  /** Calls that the section makes for every visitor. */
  readonly prefetch?: readonly PrefetchDeclaration[]
}

/**
 * A GET of a home section, as data: the document's inline script sends it as soon as it knows the site, long before the
 * section is there (`boot/prefetch.ts`). It must be the very call that the section makes, or it is made in vain: `prefetchOf` takes
 * it from the call's definition.
 */
export interface PrefetchDeclaration {
  readonly path: string
  /** Parameters; an `option` is read from the section in the home template. */
  readonly query?: Readonly<Record<string, string | { readonly option: string; readonly otherwise: string }>>
  /** The member of the first item in the answer that names the first picture of the section. */
  readonly picture?: string
  /** A member's call carries a token, which the document does not: only a guest's is sent early. */
  readonly guestOnly?: boolean
}

export function defineHomeSection(section: HomeSectionDeclaration): HomeSectionDeclaration {
  return section
}

/** What an overlay's component is given: `close` takes it off the queue. */
export interface OverlayProps {
  readonly close: () => void
}

/** A part that observes state and renders nothing; it may open its feature's gate (`featureDecided`). */
export interface EffectDeclaration {
  /** Whether or not the feature's own gate is open. */
  readonly when?: Gate
  readonly load: Lazy
}

/** What a session hook is called with. */
export interface SessionHookCall {
  /** The session that began or ended. The token of an ended session may be invalid. */
  readonly session: {
    readonly token: string
    readonly merchantCode: string
    readonly id: string | null
    readonly userName: string | null
    readonly type: number | null
    readonly firstTimeLogin: boolean
  }
  readonly app: AppContext
  /** Aborts when the hook has taken too long (5 s) or the session has moved on. */
  readonly signal: AbortSignal
}

/** Loads a hook; what it returns is waited for before the next one runs. */
export type SessionHookLoader = () => Promise<{ readonly default: (call: SessionHookCall) => unknown }>

/**
 * A feature: inert data with lazy loaders (docs/architecture.md). It says what it adds and when; it never registers itself,
 * `features/index.ts` lists it.
 */
export interface Feature {
  readonly id: string
  /** For the operator: what this is. */
  readonly description: string
  readonly when: Gate
  readonly screens?: readonly ScreenDeclaration[]
  readonly slots?: { readonly [S in SlotName]?: SlotDeclaration }
  readonly sections?: readonly HomeSectionDeclaration[]
  readonly overlays?: readonly OverlayDeclaration[]
  readonly effect?: EffectDeclaration
  readonly navigation?: readonly NavigationEntry[]
  /** i18n namespaces that its screens need beside `shell`; loaded with them. */
  readonly namespaces?: readonly string[]
  /** Hooks for session start and end. They run in the order of the features; a failed one does not stop others. */
  readonly session?: { readonly started?: SessionHookLoader; readonly ended?: SessionHookLoader }
}

export function defineFeature<const F extends Feature>(feature: F): F {
  return feature
}
