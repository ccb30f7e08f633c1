import type { HomeSection } from '../site/home.ts'
import type { LayoutId, ThemeChoices } from '../site/site.ts'
import type { SlotName } from './ids.ts'

/** A theme: a choice for everything that a merchant may leave open (docs/contract.md). */
export type Theme = Required<Omit<ThemeChoices, 'tokens'>>

export function defineTheme(theme: Theme): Theme {
  return theme
}

/**
 * A layout: how a site is composed. Inert data; its components come with `load`.
 * `Parts` is the contract of the layouts folder (`layouts/parts.ts`), which the registry does not know.
 */
export interface Layout<Parts = unknown> {
  readonly id: LayoutId
  readonly description: string
  /** The slots that its components really render. */
  readonly slots: readonly SlotName[]
  /** Its own home, for a site whose template has none. */
  readonly home: readonly HomeSection[]
  /** Default theme for what the merchant does not set. */
  readonly theme: Theme
  /** Display faces that it offers beside `system`. */
  readonly displays: readonly string[]
  readonly load: () => Promise<Parts>
  /** What its home's sections are drawn with; the first picture does without. */
  readonly loadSections: () => Promise<unknown>
}

export function defineLayout<Parts>(layout: Layout<Parts>): Layout<Parts> {
  return layout
}
