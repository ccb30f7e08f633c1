import type { SentNode } from '../../../src/features/shared/rich.ts'
import type { Texts } from '../../../src/i18n/createI18n.ts'
import type { LanguageCode } from '../../../src/i18n/languages.ts'
import type { SiteThing } from '../../../src/registry/gate.ts'
import type { FlagName } from '../../../src/site/site.ts'

/** What must be there for a flag to work; the catalogue says it (`x-needs`). */
export type Need = { readonly why: string } & (
  | { readonly has: SiteThing }
  | { readonly path: string; readonly equals?: unknown }
  | { readonly call: string }
)

/** A flag as its catalogue describes it. */
export interface FlagEntry {
  readonly name: FlagName
  readonly title: string
  readonly owner: string
  readonly needs: readonly Need[]
}

/** One thing that a schema refuses. */
export interface SchemaFault {
  readonly pointer: string
  readonly message: string
}

/** What the checks know beside a merchant's files: the house's own catalogues. Whoever runs them brings it. */
export interface Known {
  /** Everything that a schema refuses in a value. */
  readonly faults: (schema: string, value: unknown) => readonly SchemaFault[]
  /** The schema of a call's value, by the name of the call: `relay/MCSFE_getBanners`. Undefined: nobody makes this call. */
  readonly schemaOfCall: (name: string) => string | undefined
  readonly flags: readonly FlagEntry[]
  /** The flag catalogue as it is written. */
  readonly catalogue: string
  /** Flags that are named anywhere in the app's code. */
  readonly flagsInCode: ReadonlySet<string>
  /** The app's words of a language, by namespace; undefined where it has none. */
  readonly words: (language: LanguageCode) => Readonly<Record<string, Texts>> | undefined
  /** Whether the build has a file at a path that begins with /m/. */
  readonly isPublic: (path: string) => boolean
  /** Features that an expectation may name (docs/contract.md). */
  readonly expected: ReadonlySet<string>
  /** Reads HTML into a document of its own. */
  readonly parseHtml: (html: string) => SentNode
}
