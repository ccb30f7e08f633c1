import type { FlagName } from '../generated/flags.ts'
import type { settingCatalogue } from '../generated/settings.ts'
import type { ActivityShortcut, AppDownloadConfig } from '../generated/types.ts'
import type { LanguageCode } from '../i18n/languages.ts'
import type { Geetest } from './geetest.ts'
import type { HomeSection } from './home.ts'
import type { Problem } from './problem.ts'
import type { Share } from './shares.ts'

export type { FlagName }
/** All flags of the catalogue; a missing one is off. */
export type Flags = { readonly [Name in FlagName]?: boolean }

export type Shares = { readonly [Name in FlagName]?: Share }

type Settable = typeof settingCatalogue
/** Settings with a single number; other settings have their own field. */
export type SettingName = {
  [Name in keyof Settable]: Settable[Name]['default'] extends number ? Name : never
}[keyof Settable]
/** Numbers as sent; -1 (disabled) is undefined. */
export type Settings = { readonly [Name in SettingName]?: number | undefined }
export type LayoutId = 'M1' | 'M2' | 'M3'

/** The origin of a site's value. */
export type Origin = 'default' | 'back office' | 'last good'

/** A web app manifest without its templates, except the one with its icons. */
export interface SentManifest {
  readonly sent: Readonly<Record<string, unknown>>
  /** JSON in a string. */
  readonly pwa: string | undefined
}

/**
 * One merchant's configuration: validated, normalised, frozen, with all defaults (docs/architecture.md). Only {@link resolveSite}
 * creates it; only tests may build one themselves.
 */
export interface Site {
  readonly merchant: { readonly code: string; readonly name: string }
  /** A layout of this build; an unknown `mobileTemplate` is replaced by the default one and reported. */
  readonly layout: LayoutId
  /** Never empty; the first is the site's default. */
  readonly languages: readonly [LanguageCode, ...LanguageCode[]]
  /** As sent; `formatMoney` shortens and maps it. '' if none was sent. */
  readonly currency: string
  /** Money in the format of the language; undefined: in the specification's format (`i18n/format.ts`). */
  readonly moneyByLanguage?: boolean
  /** IANA name that this browser knows; undefined: the visitor's own. */
  readonly timeZone?: string | undefined
  /** The page with help about gambling, as sent and not refused by the URL guard; undefined: none. */
  readonly playHelp?: string | undefined
  /** A flag with a share is off here until it is decided for a visitor (`decideShares`). */
  readonly flags: Flags
  /** Flags that are on for some visitors only; absent: none. */
  readonly shares?: Shares | undefined
  /** Flags that the back office sent; the others have their default. */
  readonly sentFlags: ReadonlySet<string>
  readonly settings: Settings
  readonly customerService: readonly CustomerService[]
  readonly captcha: {
    /** undefined: the back office has no separate switch for the login. */
    readonly login: boolean | undefined
    readonly register: boolean
    readonly loginGeetest: boolean
    readonly registerGeetest: boolean
    readonly geetest: Geetest
  }
  /**
   * The back office's default password for players who choose none; '' if there is none (docs/conformance.md § 1.5).
   */
  readonly defaultPassword: string
  /** Download links, trimmed, http(s) only. */
  readonly resources: readonly Resource[]
  /** Firebase is used only when an SMS provider apiKey exists (docs/conformance.md § 2.5). */
  readonly smsProvider: boolean
  /** The configuration of the site's Firebase project; undefined if there is no apiKey. */
  readonly firebase?: FirebaseSettings | undefined
  /** Firebase also sends the codes for phones, if it is available. */
  readonly firebaseSms?: boolean
  /** Hosts to which a token may be sent, in addition to the site's own and the domain list. */
  readonly trustedHosts: readonly string[]
  /** The address on the site's own origin to which the session token is sent; undefined: none. */
  readonly tokenSync?: string | undefined
  /** The address on the site's own origin to which error reports are sent; undefined: none. */
  readonly reports?: string | undefined
  readonly imageCDNs: readonly string[]
  /** Set if it is enabled and has something to open. */
  readonly activityShortcut?: ActivityShortcut | undefined
  /** Per path: the metadata of the document's head, as sent; read by `app/head`. */
  readonly metadata: Readonly<Record<string, PageMetadata>>
  /** Pixel id of each ad network, as sent: `features/tracking` decides which of them are valid. */
  readonly analytics?: Readonly<Record<string, string>> | undefined
  readonly theme: ThemeChoices
  /** The home template's sections in order; empty: the layout's own home. */
  readonly home: readonly HomeSection[]
  readonly logo: string | undefined
  readonly icon: string | undefined
  /** The merchant's own texts as sent: read when they are first needed (`boot/ownTexts.ts`). Empty: the app's. */
  readonly texts: Readonly<Record<string, unknown>>
  /** The web app manifest as sent; undefined: there is none. */
  readonly webApp?: SentManifest | undefined
  /** The app-download configuration: set once it has arrived and is usable. */
  readonly appDownload: AppDownloadConfig | undefined
  readonly availability: Availability
  readonly test: boolean
  readonly problems: readonly Problem[]
  /** The origin of each value, by top-level key of the site, for the operator. */
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
  /** VIP labels that may see it; undefined: all visitors. */
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

/** The merchant's choices for a theme (docs/contract.md); missing values are the layout's. */
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
