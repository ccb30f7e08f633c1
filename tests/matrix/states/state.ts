import type { ScreenId } from '../../../src/registry/ids.ts'
import type { Site } from '../../../src/site/site.ts'
import type { Fault } from '../../support/backOffice.ts'
import type { InWindow } from '../provider.ts'
import type { Visitor } from '../rules/cells.ts'

/** A text of the app by its key, `namespace:key`: each merchant's visitors read it in their own language. */
export type Words = `${string}:${string}`

/** What a visitor points at: a text, or a part of the page that has none (CSS, by the contract's attributes). */
export type Target = Words | { readonly part: string }

/** One thing that a visitor does, or waits for. `{userName}` and its like stand for what the state's member has. */
export type Step =
  | {
      readonly fill: Target
      readonly with: string /** Left out where there is no such field. */
      readonly ifThere?: true
    }
  | { readonly press: Target; readonly as?: 'button' | 'tab' | 'checkbox' }
  /** What is pressed opens a window of an identity provider. */
  | { readonly opens: Target; readonly there: InWindow }
  /** What is pressed hands the phone a profile, about which it asks by itself; then the visitor is back. */
  | { readonly getsProfile: Target }
  /** Nothing goes on before this is there. */
  | { readonly see: Target }
  /** Slides the captcha's piece into its hole. */
  | { readonly slide: true }
  /** The phone loses its network. */
  | { readonly offline: true }

/** A member of the merchant's folder, by what they are: names are each merchant's own; `unguarded`: asked for a second factor without having one. */
export type Wanted =
  | 'any'
  | 'expired'
  | 'unguarded'
  | { readonly factors: readonly ('payeeName' | 'sms' | 'ga' | 'email')[] }

/** Of a browser's window, px. */
export interface WindowSize {
  readonly width: number
  readonly height: number
}

/** What the back office is told before the visitor comes; all of it is taken back afterwards. */
export interface Before {
  /** A merge patch over the status. */
  readonly status?: object | ((site: Site) => object)
  /** Answers by call. */
  readonly answers?: Readonly<Record<string, unknown>>
  /** Faults by call, `*` for any. */
  readonly faults?: Readonly<Record<string, Fault>>
  /** Calls (globs) whose answers are on their way as long as somebody looks. */
  readonly held?: readonly string[]
  /** What of the captcha vendor's goes wrong. */
  readonly captcha?: { readonly part: 'script'; readonly how: 'missing' }
  /** Another window than a phone's held upright. */
  readonly window?: WindowSize
  /** The bars that offer the app may come; otherwise the visitor has said "not now". */
  readonly asksToInstall?: true
  /** Welcome images may come; otherwise the visitor has closed one in this session. */
  readonly welcomes?: true
  /** The site's activity shortcut floats over the screen; otherwise the operator has switched it off. */
  readonly shortcut?: true
  /** What the browser says of itself, by property of `navigator`. */
  readonly says?: Readonly<Record<string, string | number | boolean>>
  /** Switches of the phone's own storage. */
  readonly stored?: (
    merchant: string,
    member: Readonly<Record<string, string>>,
  ) => Readonly<Record<string, string>>
}

/** One state of a screen, as data: how it comes about, and how it is known that it did. */
export interface State {
  /** camelCase; part of the baseline's name. */
  readonly id: string
  readonly screen: ScreenId
  /** Default: a guest. */
  readonly visitor?: Visitor
  /** Whose features are on the screen once the state is reached; default: the visitor's. */
  readonly seenAs?: Visitor
  /** Merchants whose site it is a state of; default: every one. */
  readonly where?: (site: Site) => boolean
  /** The member who is spoken of in the steps; a merchant without one does not have the state. */
  readonly member?: Wanted
  /** Where it begins; default: the screen's own address. */
  readonly at?: string
  readonly before?: Before
  readonly steps?: readonly Step[]
  /** What shows that the state is reached. */
  readonly shows: Target
  /** What lies over a part of the screen (CSS), beside which the screen is as it is without: it alone is looked at for size and accessibility. */
  readonly over?: string
  /** Features of the contract beside those of the screen as it is at first. */
  readonly adds?: readonly string[]
  /** Features of the screen that are gone. */
  readonly lacks?: readonly string[]
  /** The picture is of the whole page, not of the window alone. */
  readonly whole?: true
  /** No picture is kept: what it shows is drawn by chance, is the vendor's, or is said well enough by its text and boxes. */
  readonly noPicture?: true
  /** The layout has a part in it, though no picture is kept: looked at in each layout, and not in one for all. */
  readonly eachLayout?: true
  /** Looked at in brief nowhere, also where reading goes from right to left. */
  readonly modelsOnly?: true
  /** What the page may complain of, since it is what the state is about. */
  readonly complaints?: RegExp
}
