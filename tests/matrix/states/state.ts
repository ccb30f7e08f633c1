import type { ScreenId } from '../../../src/registry/ids.ts'
import type { Site } from '../../../src/site/site.ts'
import type { Fault } from '../../support/backOffice.ts'
import type { InWindow } from '../provider.ts'
import type { Visitor } from '../rules/cells.ts'

/** A text of the app by its key, `namespace:key`, in the language of the merchant's visitors. */
export type Words = `${string}:${string}`

/** The target of a step: a text, or a part of the page without text (CSS, with the contract's attributes). */
export type Target = Words | { readonly part: string }

/** One action or wait of a visitor. Placeholders such as `{userName}` are replaced by the data of the state's member. */
export type Step =
  | {
      readonly fill: Target
      readonly with: string /** Left out where there is no such field. */
      readonly ifThere?: true
    }
  | { readonly press: Target; readonly as?: 'button' | 'tab' | 'checkbox' }
  /** Presses a button that opens a window of an identity provider. */
  | { readonly opens: Target; readonly there: InWindow }
  /** Presses a button that downloads a profile. The phone asks about it; then the visitor returns to the page. */
  | { readonly getsProfile: Target }
  /** Waits until this is visible. */
  | { readonly see: Target }
  /** Slides the captcha's piece to its target. */
  | { readonly slide: true }
  /** The phone loses its network. */
  | { readonly offline: true }

/** A member of the merchant's folder by type, because names differ. `unguarded`: a second factor is required but not set up; `otherCurrency`: another one than most have. */
export type Wanted =
  | 'any'
  | 'expired'
  | 'unguarded'
  | 'otherCurrency'
  | { readonly factors: readonly ('payeeName' | 'sms' | 'ga' | 'email')[] }

/** The size of a browser's window, px. */
export interface WindowSize {
  readonly width: number
  readonly height: number
}

/** The set-up before the visitor opens the page. All of it is undone afterwards. */
export interface Before {
  /** A merge patch for the status. */
  readonly status?: object | ((site: Site) => object)
  /** Answers by call. */
  readonly answers?: Readonly<Record<string, unknown>>
  /** Faults by call, `*` for any. */
  readonly faults?: Readonly<Record<string, Fault>>
  /** Calls (globs) that are not answered during the test. */
  readonly held?: readonly string[]
  /** A failure of the captcha vendor. */
  readonly captcha?: { readonly part: 'script'; readonly how: 'missing' }
  /** Another window than that of a phone in portrait. */
  readonly window?: WindowSize
  /** The bars that offer the app may be shown; otherwise the visitor has said "not now". */
  readonly asksToInstall?: true
  /** Welcome images may be shown; otherwise the visitor has closed one in this session. */
  readonly welcomes?: true
  /** The site's activity shortcut is shown; otherwise the operator has turned it off. */
  readonly shortcut?: true
  /** Replaced properties of `navigator`. */
  readonly says?: Readonly<Record<string, string | number | boolean>>
  /** Entries of local storage. */
  readonly stored?: (
    merchant: string,
    member: Readonly<Record<string, string>>,
  ) => Readonly<Record<string, string>>
}

/** One state of a screen, as data: how it is reached, and what shows that it has been reached. */
export interface State {
  /** camelCase; part of the baseline's name. */
  readonly id: string
  readonly screen: ScreenId
  /** Default: a guest. */
  readonly visitor?: Visitor
  /** The visitor whose features are expected once the state is reached; default: the visitor. */
  readonly seenAs?: Visitor
  /** Whether a merchant's site has this state; default: every site. */
  readonly where?: (site: Site) => boolean
  /** The member whom the steps refer to. A merchant without such a member does not have the state. */
  readonly member?: Wanted
  /** The path at which it starts; default: the screen's own. */
  readonly at?: string
  readonly before?: Before
  readonly steps?: readonly Step[]
  /** What shows that the state is reached. */
  readonly shows: Target
  /** A part over the screen (CSS) that leaves the rest unchanged: only this part is checked for size and accessibility. */
  readonly over?: string
  /** Features of the contract in addition to those of the initial state. */
  readonly adds?: readonly string[] | ((site: Site) => readonly string[])
  /** Features of the initial state that are missing. */
  readonly lacks?: readonly string[]
  /** The picture shows the whole page, not only the window. */
  readonly whole?: true
  /** No picture: the content is random or belongs to a vendor, or text and boxes are enough. */
  readonly noPicture?: true
  /** The state depends on the layout although it has no picture: it is checked in each layout instead of in one. */
  readonly eachLayout?: true
  /** Its accessibility is audited in another state with the same elements; here text, sizes and targets are checked. */
  readonly brief?: true
  /** There are no brief checks of it, not even from right to left. */
  readonly modelsOnly?: true
  /** Errors that the page may report, because the state is about them. */
  readonly complaints?: RegExp
}

/** The features that a state shows in addition to those of the screen, at a merchant's site. */
export const addedBy = ({ adds = [] }: State, site: Site): readonly string[] =>
  typeof adds === 'function' ? adds(site) : adds
