import type { HomeSection } from '../site/home.ts'
import type { LayoutId, ThemeChoices } from '../site/site.ts'
import type { SlotName } from './ids.ts'

/** A theme: a value for everything that a merchant may configure (docs/contract.md). */
export type Theme = Required<Omit<ThemeChoices, 'tokens'>>

export function defineTheme(theme: Theme): Theme {
  return theme
}

/**
 * A layout: how a site is composed. Plain data; its components are loaded by `load`. `Parts` is the interface of the layouts
 * folder (`layouts/parts.ts`), which the registry does not know.
 */
export interface Layout<Parts = unknown> {
  readonly id: LayoutId
  readonly description: string
  /** The slots that its components actually render. */
  readonly slots: readonly SlotName[]
  /** Its own home, for a site without a home template. */
  readonly home: readonly HomeSection[]
  /** Default values of what the merchant does not set. */
  readonly theme: Theme
  /** Display fonts that it offers in addition to `system`. */
  readonly displays: readonly string[]
  readonly load: () => Promise<Parts>
  /** Loads the components of its home's sections; the first paint does not need them. */
  readonly loadSections: () => Promise<unknown>
}

export function defineLayout<Parts>(layout: Layout<Parts>): Layout<Parts> {
  return layout
}
