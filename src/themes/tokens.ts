import type { ThemeChoices as SiteThemeChoices } from '../site/site.ts'

/** The colour tokens of docs/contract.md, in kebab case and without the two dashes. */
export const COLOUR_TOKENS = [
  'bg',
  'surface-1',
  'surface-2',
  'surface-3',
  'text',
  'text-muted',
  'line',
  'brand',
  'on-brand',
  'accent',
  'on-accent',
  'positive',
  'warning',
  'negative',
  'focus',
  'brand-text',
  'brand-line',
  'accent-text',
  'accent-line',
  'brand-soft',
  'hairline',
  'mask',
] as const

/** Tokens that are lengths in px or rem. */
export const LENGTH_TOKENS = ['radius', 'radius-small', 'radius-large', 'space', 'control-height'] as const

const OTHER_TOKENS = [
  'elevation',
  'elevation-raised',
  'glow',
  'brand-edge',
  'accent-edge',
  'motion',
  'ease',
  'font-display',
  'font-text',
] as const

/** All tokens of a theme. Its other values are blends of these (`blends.ts`). */
export const TOKENS: readonly TokenName[] = [...COLOUR_TOKENS, ...LENGTH_TOKENS, ...OTHER_TOKENS]

/** A token whose value is a colour. Additions to the contract: a brand-tinted surface, a thin line, the mask of overlays. */
export type ColourToken = (typeof COLOUR_TOKENS)[number]
export type LengthToken = (typeof LENGTH_TOKENS)[number]
export type TokenName = ColourToken | LengthToken | (typeof OTHER_TOKENS)[number]

/** A merchant's choices (docs/contract.md) without the scheme: `auto` has been resolved before. */
export type ThemeChoices = Omit<SiteThemeChoices, 'scheme'>

/** A choice or token that could not be used, for the caller to report as a problem. */
export interface DroppedToken {
  readonly token: string
  readonly value: string
}

/** A derived theme: the value of each CSS custom property by token name, and the choices that were left out. */
export interface ThemeTokens {
  readonly scheme: 'dark' | 'light'
  readonly values: Readonly<Record<TokenName, string>>
  readonly dropped: readonly DroppedToken[]
}
