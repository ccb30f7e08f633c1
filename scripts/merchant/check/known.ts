import type { SentNode } from '../../../src/features/shared/rich.ts'
import type { Texts } from '../../../src/i18n/createI18n.ts'
import type { LanguageCode } from '../../../src/i18n/languages.ts'
import type { SiteThing } from '../../../src/registry/gate.ts'
import type { FlagName } from '../../../src/site/site.ts'

/** The requirements of a flag by the catalogue (`x-needs`). */
export type Need = { readonly why: string } & (
  | { readonly has: SiteThing }
  | { readonly path: string; readonly equals?: unknown }
  | { readonly call: string }
)

/** A flag in the catalogue. */
export interface FlagEntry {
  readonly name: FlagName
  readonly title: string
  readonly owner: string
  readonly needs: readonly Need[]
}

/** One error of a schema. */
export interface SchemaFault {
  readonly pointer: string
  readonly message: string
}

/** The knowledge of the checks apart from a merchant's files: the project's catalogues. The caller provides it. */
export interface Known {
  /** All errors of a value by a schema. */
  readonly faults: (schema: string, value: unknown) => readonly SchemaFault[]
  /** The schema of a call's value, by the name of the call: `relay/MCSFE_getBanners`. Undefined for an unknown call. */
  readonly schemaOfCall: (name: string) => string | undefined
  readonly flags: readonly FlagEntry[]
  /** The flag catalogue, unprocessed. */
  readonly catalogue: string
  /** Flags that occur in the app's code. */
  readonly flagsInCode: ReadonlySet<string>
  /** The app's texts of a language, by namespace; undefined where it has none. */
  readonly words: (language: LanguageCode) => Readonly<Record<string, Texts>> | undefined
  /** Whether the build has a file at a path that begins with /m/. */
  readonly isPublic: (path: string) => boolean
  /** Features that an expectation may name (docs/contract.md). */
  readonly expected: ReadonlySet<string>
  /** Parses HTML into a separate document. */
  readonly parseHtml: (html: string) => SentNode
}
