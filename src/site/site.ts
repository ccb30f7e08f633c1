import type { FlagName } from '../generated/flags.ts'
import type { settingCatalogue } from '../generated/settings.ts'
import type { ActivityShortcut, AppDownloadConfig } from '../generated/types.ts'
import type { LanguageCode } from '../i18n/languages.ts'
import type { Geetest } from './geetest.ts'
import type { HomeSection } from './home.ts'
import type { Problem } from './problem.ts'

export type { FlagName }
/** Every flag of the catalogue; an absent one is off. */
export type Flags = { readonly [Name in FlagName]?: boolean }

type Settable = typeof settingCatalogue
/** Settings that are one number; those with a shape of their own have a member of their own. */
export type SettingName = {
  [Name in keyof Settable]: Settable[Name]['default'] extends number ? Name : never
}[keyof Settable]
/** Numbers as sent; -1 (disabled) is undefined. */
export type Settings = { readonly [Name in SettingName]?: number | undefined }
export type LayoutId = 'M1' | 'M2' | 'M3'

/** Where a value of the site came from. */
export type Origin = 'default' | 'back office' | 'last good'

/** A web app manifest without its templates, but for the one that has its icons. */
export interface SentManifest {
  readonly sent: Readonly<Record<string, unknown>>
  /** JSON in a text. */
  readonly pwa: string | undefined
}

/**
 * One merchant's configuration: validated, normalised, frozen, with defaults filled in (docs/architecture.md).
 * Made only by {@link resolveSite}; nothing else may build one by hand but tests.
 */
export interface Site {
  readonly merchant: { readonly code: string; readonly name: string }
  /** A layout that this build has; an unknown `mobileTemplate` became the default one, with a problem. */
  readonly layout: LayoutId
  /** Never empty; the first is the site's default. */
  readonly languages: readonly [LanguageCode, ...LanguageCode[]]
  /** As sent; shown through `formatMoney`, which cuts and maps it. '' where none was sent. */
  readonly currency: string
  /** Money in the language's own way; absent: in the specification's (`i18n/format.ts`). */
  readonly moneyByLanguage?: boolean
  /** IANA name, known to this browser; undefined: the visitor's own. */
  readonly timeZone?: string | undefined
  readonly flags: Flags
  /** Flags that the back office sent; the others stand at their default. */
  readonly sentFlags: ReadonlySet<string>
  readonly settings: Settings
  readonly customerService: readonly CustomerService[]
  readonly captcha: {
    /** Undefined: the back office has no switch of its own for the login. */
    readonly login: boolean | undefined
    readonly register: boolean
    readonly loginGeetest: boolean
    readonly registerGeetest: boolean
    readonly geetest: Geetest
  }
  /** What the back office gives players who choose no password; '' where it names none (docs/conformance.md § 1.5). */
  readonly defaultPassword: string
  /** Download links, trimmed, http(s) only. */
  readonly resources: readonly Resource[]
  /** Firebase is used only when an SMS provider apiKey exists (docs/conformance.md § 2.5). */
  readonly smsProvider: boolean
  /** How to reach the site's Firebase project; undefined where there is no apiKey. */
  readonly firebase?: FirebaseSettings | undefined
  /** Firebase, where it can be used, sends the codes for phones too. */
  readonly firebaseSms?: boolean
  /** Hosts beside the site's own and the domain list to which a token may be sent. */
  readonly trustedHosts: readonly string[]
  /** Where the session token is told to, on the site's own origin; undefined: nowhere. */
  readonly tokenSync?: string | undefined
  /** Where what goes wrong in players' pages is told, on the site's own origin; undefined: nowhere. */
  readonly reports?: string | undefined
  readonly imageCDNs: readonly string[]
  /** Present where it is enabled and has something to open. */
  readonly activityShortcut?: ActivityShortcut | undefined
  /** Per path: what the document's head says, as it was sent; read by `app/head`. */
  readonly metadata: Readonly<Record<string, PageMetadata>>
  /** Pixel id of each ad network, as sent: `features/tracking` says which of them are ids. */
  readonly analytics?: Readonly<Record<string, string>> | undefined
  readonly theme: ThemeChoices
  /** The home template's sections in order; empty: the layout's own. */
  readonly home: readonly HomeSection[]
  readonly logo: string | undefined
  readonly icon: string | undefined
  /** A merchant's own words as they were sent: read where they are first needed (`boot/ownTexts.ts`). Empty: the app's. */
  readonly texts: Readonly<Record<string, unknown>>
  /** The web app manifest as it was sent; undefined: none came. */
  readonly webApp?: SentManifest | undefined
  /** The app-download configuration: present once it has arrived and was usable. */
  readonly appDownload: AppDownloadConfig | undefined
  readonly availability: Availability
  readonly test: boolean
  readonly problems: readonly Problem[]
  /** For the operator's question "where does this come from": by top-level key of the site. */
  readonly origins: Readonly<Record<string, Origin>>
}

/** Whether the site may be used now (docs/conformance.md § 1.8: maintenance, access denied). */
export type Availability =
  | { readonly state: 'open' }
  | { readonly state: 'maintenance' /** ms since 1970 */; readonly endsAt?: number }
  | { readonly state: 'restricted'; readonly ip?: string }

export interface CustomerService {
  readonly title: string
  readonly type: string
  readonly position: string
  /** Decoded; always http(s). */
  readonly url: string
  /** VIP labels that may see it; undefined: everyone. */
  readonly labelIds?: readonly string[]
}

/** The site's Firebase project (docs/contract.md): public values, no secrets. */
export interface FirebaseSettings {
  readonly apiKey: string
  readonly authDomain?: string
  readonly projectId?: string
  readonly appId?: string
  readonly messagingSenderId?: string
  readonly vapidKey?: string
}

export interface Resource {
  readonly type: string
  readonly url: string
}

export interface PageMetadata {
  readonly title?: string
  readonly keywords?: string
  readonly description?: string
  readonly canonical?: string
}

export type SchemeChoice = 'dark' | 'light' | 'auto'

/** What a merchant chose of a theme (docs/contract.md); what is absent is the layout's. */
export interface ThemeChoices {
  readonly scheme?: SchemeChoice
  readonly brand?: string
  readonly accent?: string
  readonly radius?: 'sharp' | 'soft' | 'round'
  readonly elevation?: 'line' | 'shadow' | 'glow'
  readonly density?: 'compact' | 'cosy'
  readonly motion?: 'snappy' | 'soft'
  readonly display?: string
  readonly tokens?: Readonly<Record<string, string>>
}
