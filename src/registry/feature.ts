import type { TrackedView } from '../api/tracked.ts'
import type { HomeSection, SectionType } from '../site/home.ts'
import type { AppContext } from './AppContext.ts'
import type { Gate } from './gate.ts'
import type { ScreenId, SlotName } from './ids.ts'
import type { Lazy } from './lazy.ts'

/** The layout's frame around a screen. */
export type Frame =
  /** With header and navigation. */
  | 'shell'
  /** The layout's sign-in page, without navigation. */
  | 'signIn'
  /** No frame: the screen takes the whole window. */
  | 'bare'

export interface ScreenDeclaration {
  readonly id: ScreenId
  /** Absolute, the canonical one first; `*` at the end matches the rest. */
  readonly paths: readonly [string, ...string[]]
  readonly frame: Frame
  /** The page view that is reported to ad networks. */
  readonly track: TrackedView
  /**
   * Translation key (namespace `shell`) of the screen's name: the document's title and the heading for screen readers.
   */
  readonly title: string
  /** Who may see the screen; other visitors are redirected to `otherwise` (default: login). */
  readonly when?: Gate
  readonly otherwise?: ScreenId
  /** While this gate is open, every other address redirects to this screen. */
  readonly first?: Gate
  readonly load: Lazy
  /**
   * What the screen loads itself and shows inside of what `load` shows. The first paint does not wait for it. It is requested
   * together with the screen.
   */
  readonly content?: { readonly preload: () => Promise<unknown> }
}

export interface SlotDeclaration {
  /** Lower numbers come first; default 50. */
  readonly order?: number
  /** In addition to the feature's own gate. */
  readonly when?: Gate
  readonly load: Lazy
}

export interface OverlayDeclaration {
  readonly id: string
  /**
   * Lower numbers are shown first if several overlays are due; `app/overlayQueue.ts` defines which ones wait for a better moment.
   */
  readonly priority: number
  readonly when?: Gate
  /**
   * It is postponed to the next visit if something else has opened by itself in this one: another modal, or `all`: a bar as well.
   * Absent: it opens whenever it is due.
   */
  readonly givesWayTo?: 'modals' | 'all'
  /** An offer of the app that does not appear after another one was dismissed in this visit. */
  readonly endsWithOffers?: true
  readonly load: Lazy<OverlayProps>
}

/** An entry of the layout's main navigation. */
export interface NavigationEntry {
  readonly id: string
  /** Translation key (namespace `shell`). */
  readonly label: string
  readonly icon: NavigationIcon
  readonly order: number
  readonly when?: Gate
  /** Its target: a screen, with an optional query or hash. */
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

/** The props of a home section's component. */
export interface SectionProps {
  readonly section: HomeSection
}

/** A home section that a feature adds (docs/contract.md); the home template decides whether and where it appears. */
export interface HomeSectionDeclaration {
  readonly type: SectionType
  /** In addition to the feature's own gate. */
  readonly when?: Gate
  readonly load: Lazy<SectionProps>
  /** Calls that the section makes for every visitor. */
  readonly prefetch?: readonly PrefetchDeclaration[]
}

/**
 * A GET of a home section, as data: the document's inline script sends it as soon as it knows the site, long before the section
 * renders (`boot/prefetch.ts`). It must be identical to the section's own call, otherwise its answer is not used; `prefetchOf`
 * derives it from the call's definition.
 */
export interface PrefetchDeclaration {
  readonly path: string
  /** Parameters; an `option` is read from the section in the home template. */
  readonly query?: Readonly<Record<string, string | { readonly option: string; readonly otherwise: string }>>
  /** The field of the answer's first item with the address of the section's first picture. */
  readonly picture?: string
  /** A member's call carries a token, which the document does not have: only a guest's call is sent early. */
  readonly guestOnly?: boolean
}

export function defineHomeSection(section: HomeSectionDeclaration): HomeSectionDeclaration {
  return section
}

/** The props of an overlay's component: `close` removes it from the queue. */
export interface OverlayProps {
  readonly close: () => void
}

/** A part that observes state and renders nothing; it may open its feature's gate (`featureDecided`). */
export interface EffectDeclaration {
  /** Regardless of the feature's own gate. */
  readonly when?: Gate
  readonly load: Lazy
}

/** The argument of a session hook. */
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
  /** Aborts when the hook takes longer than 5 s or the session has changed. */
  readonly signal: AbortSignal
}

/** Loads a hook; its promise is awaited before the next one runs. */
export type SessionHookLoader = () => Promise<{ readonly default: (call: SessionHookCall) => unknown }>

/**
 * A feature: plain data with lazy loaders (docs/architecture.md). It declares what it adds and when. It does not register itself:
 * `features/index.ts` lists it.
 */
export interface Feature {
  readonly id: string
  /** A description for the operator. */
  readonly description: string
  readonly when: Gate
  readonly screens?: readonly ScreenDeclaration[]
  readonly slots?: { readonly [S in SlotName]?: SlotDeclaration }
  readonly sections?: readonly HomeSectionDeclaration[]
  readonly overlays?: readonly OverlayDeclaration[]
  readonly effect?: EffectDeclaration
  readonly navigation?: readonly NavigationEntry[]
  /** Translation namespaces that its screens need in addition to `shell`; loaded with them. */
  readonly namespaces?: readonly string[]
  /** Hooks for session start and end. They run in the order of the features; a failed one does not stop others. */
  readonly session?: { readonly started?: SessionHookLoader; readonly ended?: SessionHookLoader }
}

export function defineFeature<const F extends Feature>(feature: F): F {
  return feature
}
