import type { Policy } from './catalogue.ts'
import type { ApiError } from './error.ts'
import type { TrackedAction } from './tracked.ts'

/**
 * The part of WebCrypto that encryption uses; `subtle` is undefined on plain http, although its type says otherwise.
 */
export interface CryptoLike {
  getRandomValues<T extends Uint8Array<ArrayBuffer>>(array: T): T
  readonly subtle?: Pick<SubtleCrypto, 'importKey' | 'encrypt'> | undefined
}

/** The part of Storage that the session cache uses. It may throw at any time. */
export interface StorageLike {
  readonly length: number
  key(index: number): string | null
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/**
 * All impure dependencies of the client: clock, random numbers, network and session. Its functions are called without `this`.
 */
export interface ClientEnv {
  /** The origin for requests, without a trailing slash; empty: the page's own. */
  readonly baseUrl: string
  readonly fetch: typeof globalThis.fetch
  /** Merchant code: the session's, else the stored one, else that of the system status. */
  merchant(): string
  /** Platform language code: the session's, else the stored one, else CN. */
  language(): string
  /** PWA, WEBCLIP, IPAD or MOBILE. */
  device(): string
  token(): string | undefined
  /** Whether this is still the session's token: a late answer to an older token ends no session. */
  tokenIsCurrent(token: string): boolean
  readonly storage: StorageLike | undefined
  /** Milliseconds since 1970. */
  now(): number
  /** The server's clock, milliseconds since 1970; undefined: the device's clock is used. */
  serverNow?(): number
  /** From 0 to 1, 1 excluded. */
  random(): number
  /** Resolves after `ms`, or as soon as the signal aborts. */
  delay(ms: number, signal: AbortSignal): Promise<void>
  isHttps(): boolean
  isOnline(): boolean
  /**
   * The one subscriber: receives each failure once, regardless of how many callers share the request; never an abort.
   */
  onFailure(error: ApiError, policy: Policy): void
  /** Receives what a successful call reports to ad networks, also `none`. */
  onTracked?(action: TrackedAction): void
  crypto(): CryptoLike | undefined
}
