import type { JsonRecord } from './mergePatch.ts'
import type { ExpectedVisitor, Phone } from './state.ts'

/** The messages between the workbench and the back office that serves it (`scripts/backoffice/workbench`). */

/** A finding of the check of a merchant's folder. */
export interface Finding {
  readonly code: string
  readonly severity: 'error' | 'warning' | 'note'
  /** Within the merchant's folder. */
  readonly file: string
  /** JSON pointer into the file. */
  readonly pointer: string
  readonly line?: number
  readonly column?: number
  /** The effect on players. */
  readonly means: string
  /** How to fix it. */
  readonly mend: string
  /** The cause, in words that other findings of the same cause share. */
  readonly because?: string
  /** Names that the site lacks because of it: it may cause other findings. */
  readonly causes?: readonly string[]
}

export interface MerchantLine {
  readonly code: string
  readonly name: string
  /** The check of its folder. Absent: not checked yet. */
  readonly check?: {
    readonly errors: number
    readonly warnings: number
    /** Differs where the findings differ. */
    readonly stamp: string
    /** The folder has changed since: the numbers are those of its earlier state. */
    readonly isPending?: true
  }
}

/** The merchants that a search finds, or why it is none. */
export type Chosen =
  | {
      /** Those that are found by name or code first, those that only their files name last. */
      readonly codes: readonly string[]
      /** Code → why it was found, where it was not by its name or code alone. */
      readonly reasons: Readonly<Record<string, string>>
      /** It is of what was read before: all folders are being read. */
      readonly isPartial?: true
    }
  | { readonly fault: string }

/** The editable part of a merchant's folder. A type, since an interface could not be patched as a JSON object. */
export type Documents = {
  /** `wps/system/status.json`. */
  readonly status: JsonRecord
  /** The template parameter `theme`. */
  readonly theme: JsonRecord
  /** The template parameter `home`; {}: the layout's own. */
  readonly home: JsonRecord
}

export interface MemberLine {
  readonly userName: string
  readonly type: number
  readonly firstTimeLogin: boolean
  readonly note: string
}

/** Everything about one merchant in its folder. */
export interface Dossier {
  readonly code: string
  readonly name: string
  readonly documents: Documents
  readonly members: readonly MemberLine[]
  readonly languages: readonly string[]
  /** The default sections of its layout. */
  readonly layoutHome: readonly JsonRecord[]
  /** The screens that have an address of their own. */
  readonly screens: readonly {
    readonly id: string
    readonly path: string
    /** It is closed to guests and open to members. */
    readonly isForMembers: boolean
  }[]
  /** Changes are published after a second person's yes. */
  readonly isReviewRequired: boolean
  /** The changes of its schedule, in the order of the file. */
  readonly schedule: readonly ScheduledLine[]
}

/** A scheduled change. Times are ms since 1970; `to` is the first moment after it. */
export interface ScheduledLine {
  readonly name: string
  readonly from: number
  readonly to: number
  /** As in `merchant set`. */
  readonly set: readonly string[]
}

/** An evaluated gate with its parts (`registry/evaluate.ts`). */
export interface Tree {
  /** `all of`, `any of`, `not`, or the leaf as data. */
  readonly gate: string
  readonly on: boolean
  readonly because: string
  readonly parts: readonly Tree[]
}

export interface FeatureWhy {
  readonly id: string
  readonly description: string
  readonly on: boolean
  readonly because: string
  readonly tree: Tree
  /** Its screens, slots, overlays and sections with gates of their own. */
  readonly places: readonly { readonly name: string; readonly tree: Tree }[]
}

/** The parts that appear and disappear, for a group of visitors with the same changes. */
export interface ImpactLine {
  readonly visitors: readonly string[]
  readonly appears: readonly string[]
  readonly disappears: readonly string[]
}

export interface ContrastPair {
  readonly text: string
  readonly ground: string
  readonly ratio: number
  readonly needed: number
}

/** A draft evaluated by the rules that the app runs. */
export interface Examined {
  readonly findings: readonly Finding[]
  readonly impact: readonly ImpactLine[]
  readonly theme: {
    readonly scheme: string
    /** Token → CSS value. */
    readonly values: Readonly<Record<string, string>>
    readonly pairs: readonly ContrastPair[]
  }
  readonly needs: Needs
}

/** Flag → its needs, and whether the draft meets each; null: only a browser can tell. */
export type Needs = Readonly<
  Record<string, readonly { readonly why: string; readonly met: boolean | null }[]>
>

/** A phone's world in the back office. */
export interface Bench {
  readonly world: string
  readonly phone: Phone
  readonly patch: JsonRecord
  readonly clock: number
  /** True: resets the world. */
  readonly fresh: boolean
}

/** The configuration of the script in a frame. */
export interface Conditions {
  /** The workbench's origin. Messages from other origins are ignored. */
  readonly bench: string
  /** A new value clears the frame's storage before the app starts. */
  readonly visit: string
  readonly device: Phone['device']
  readonly scheme: Phone['scheme']
  readonly direction: Phone['direction']
  readonly network: Phone['network']
  readonly prompts: Phone['prompts']
  readonly announcements: Phone['announcements']
  readonly language: string
  /** How far the clock is moved, ms. */
  readonly clock: number
  /** The stored session; '' for a guest. */
  readonly session: string
}

/** The state that a frame reports. */
export interface Here {
  readonly screen: string
  readonly path: string
  readonly shown: readonly string[]
  /** True: the browser blocks storage for the frame. */
  readonly isForgetful: boolean
  /** The random id that decides shares; '' if none was needed yet. */
  readonly visitor: string
  readonly decisions: Readonly<Record<string, { readonly on: boolean; readonly because: string }>>
  readonly problems: readonly { readonly code: string; readonly pointer: string; readonly instead: string }[]
}

/** One call as the back office received it; `body` is decrypted, secrets masked. */
export interface CallLine {
  readonly id: number
  readonly time: number
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: { readonly values: Readonly<Record<string, string>> }
  readonly body: unknown
  readonly status: number
  readonly ms: number
  readonly errorCode?: string
  readonly fault?: string
  readonly violations: readonly string[]
}

/** A report of a page; `value` is the value of a metric. */
export interface ReportLine {
  /** Merchant and index among its documents. */
  readonly id: string
  readonly type: string
  /** Milliseconds since 1970. */
  readonly time: number
  readonly screen: string
  readonly name: string
  readonly message: string
  readonly stack: readonly string[]
  readonly value?: number
  /** As the page sent it. */
  readonly sent: unknown
}

/** A file before and after saving; '' before: there was none. */
export interface FileChange {
  readonly file: string
  readonly before: string
  readonly after: string
  /** The file is gone afterwards; `after` is ''. */
  readonly isRemoved?: true
}

export interface Expectation {
  readonly merchant: string
  readonly visitor: ExpectedVisitor
  readonly screen: string
  readonly features: readonly string[]
}
