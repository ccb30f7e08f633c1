import type { JsonRecord } from './mergePatch.ts'
import type { ExpectedVisitor, Phone } from './state.ts'

/** What the workbench and the back office that serves it say to each other (`scripts/backoffice/workbench`). */

/** Something wrong in a merchant's folder. */
export interface Finding {
  readonly code: string
  readonly severity: 'error' | 'warning' | 'note'
  /** Within the merchant's folder. */
  readonly file: string
  /** JSON pointer into the file. */
  readonly pointer: string
  readonly line?: number
  readonly column?: number
  /** What it means for players. */
  readonly means: string
  /** How to mend it. */
  readonly mend: string
  /** What it comes of, in words that other findings of the same cause share. */
  readonly because?: string
  /** Names that the site lacks by it: what other findings may come of. */
  readonly causes?: readonly string[]
}

export interface MerchantLine {
  readonly code: string
  readonly name: string
  /** Absent: nobody has checked it yet. */
  readonly findings?: readonly Finding[]
}

/** What of a merchant's folder is worked on; a type and not an interface, so that a patch can be laid over it. */
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

/** All about one merchant, as its folder says it. */
export interface Dossier {
  readonly code: string
  readonly name: string
  readonly documents: Documents
  readonly members: readonly MemberLine[]
  readonly languages: readonly string[]
  /** The sections that its layout has where the site has none. */
  readonly layoutHome: readonly JsonRecord[]
  /** Section types that its layout's features know. */
  readonly screens: readonly { readonly id: string; readonly path: string }[]
}

/** A gate and what it was made of, for people (`registry/evaluate.ts`). */
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
  /** Its screens, slots, overlays and sections that have gates of their own. */
  readonly places: readonly { readonly name: string; readonly tree: Tree }[]
}

/** What appears and disappears for visitors to whom the same happens. */
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

/** What a draft would be, judged by the rules that the app runs. */
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

/** One phone's place in the back office. */
export interface Bench {
  readonly world: string
  readonly phone: Phone
  readonly patch: JsonRecord
  readonly clock: number
  /** True: as if nobody had ever been here. */
  readonly fresh: boolean
}

/** What the script in a frame is told. */
export interface Conditions {
  /** The workbench's origin: nobody else is listened to. */
  readonly bench: string
  /** A new one: the frame forgets everything before it begins. */
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
  /** What the app keeps of a session; '': a guest. */
  readonly session: string
}

/** What a frame says of itself. */
export interface Here {
  readonly screen: string
  readonly path: string
  readonly shown: readonly string[]
  /** True: the browser keeps no storage for it. */
  readonly isForgetful: boolean
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

/** What a page reported of itself; `value` is a measure's. */
export interface ReportLine {
  /** Merchant, and its place among the merchant's. */
  readonly id: string
  readonly type: string
  /** Milliseconds since 1970. */
  readonly time: number
  readonly screen: string
  readonly name: string
  readonly message: string
  readonly stack: readonly string[]
  readonly value?: number
}

/** A file as it is, and as it would be saved. */
export interface FileChange {
  readonly file: string
  readonly before: string
  readonly after: string
}

export interface CatalogueLine {
  readonly flag: string
  readonly title: string
  readonly description: string
  readonly owner: string
  readonly byDefault: boolean
  readonly needs: readonly string[]
  /** Features whose gates read it. */
  readonly features: readonly string[]
  /** Merchant → on. */
  readonly merchants: Readonly<Record<string, boolean>>
}

export interface Expectation {
  readonly merchant: string
  readonly visitor: ExpectedVisitor
  readonly screen: string
  readonly features: readonly string[]
}
