import type { HomeSection, SectionType } from '../site/home.ts'
import type { Gate } from './gate.ts'
import type { ScreenId, SlotName } from './ids.ts'
import type { Lazy } from './lazy.ts'

/** How a layout frames a screen. */
export type Frame =
  /** Header, navigation and all. */
  | 'shell'
  /** The layout's sign-in page, without navigation. */
  | 'signIn'

export interface ScreenDeclaration {
  readonly id: ScreenId
  /** Absolute, the canonical one first; `*` at the end matches the rest. */
  readonly paths: readonly [string, ...string[]]
  readonly frame: Frame
  /** i18n key (namespace `shell`) of the screen's name: the document's title and the heading for screen readers. */
  readonly title: string
  /** Who may see it; others go to `otherwise` (default: login). */
  readonly when?: Gate
  readonly otherwise?: ScreenId
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
  /** Smaller is shown first when several want to. */
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

/** A home section that a feature brings (contract, section 6); the home template says where it stands, and whether. */
export interface HomeSectionDeclaration {
  readonly type: SectionType
  /** Beside the feature's own gate. */
  readonly when?: Gate
  readonly load: Lazy<SectionProps>
}

export function defineHomeSection(section: HomeSectionDeclaration): HomeSectionDeclaration {
  return section
}

/** What an overlay's component is given: `close` takes it off the queue. */
export interface OverlayProps {
  readonly close: () => void
}

/**
 * A feature: inert data with lazy loaders (design, rule 2). It says what it adds and when; it never registers itself,
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
  readonly navigation?: readonly NavigationEntry[]
  /** i18n namespaces that its screens need beside `shell`; loaded with them. */
  readonly namespaces?: readonly string[]
  readonly session?: {
    readonly started?: () => Promise<{ default: () => void | Promise<void> }>
    readonly ended?: () => Promise<{ default: () => void | Promise<void> }>
  }
}

export function defineFeature<const F extends Feature>(feature: F): F {
  return feature
}
