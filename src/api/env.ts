import type { Policy } from './catalogue.ts'
import type { ApiError } from './error.ts'
import type { TrackedAction } from './tracked.ts'

/** The part of WebCrypto that encryption uses; `subtle` is missing on plain http, whatever its type says. */
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
 * Everything impure that the client needs; the only way in for clock, chance, network and session.
 * Its functions are called without `this`.
 */
export interface ClientEnv {
  /** The origin to call, without a slash at its end; empty for the page's own. */
  readonly baseUrl: string
  readonly fetch: typeof globalThis.fetch
  /** Merchant code: session's, else stored, else what system status said. */
  merchant(): string
  /** Platform language code: session's, else stored, else CN. */
  language(): string
  /** PWA, WEBCLIP, IPAD or MOBILE. */
  device(): string
  token(): string | undefined
  /** Whether this token is still the session's: a late answer to an older one ends nothing. */
  tokenIsCurrent(token: string): boolean
  readonly storage: StorageLike | undefined
  /** Milliseconds since 1970. */
  now(): number
  /** The server's clock, milliseconds since 1970; absent: the device's is taken for it. */
  serverNow?(): number
  /** From 0 to 1, 1 excluded. */
  random(): number
  /** Resolves after `ms`; settles either way once the signal aborts. */
  delay(ms: number, signal: AbortSignal): Promise<void>
  isHttps(): boolean
  isOnline(): boolean
  /** The one subscriber: gets each failure once, however many callers share the request; never an abort. */
  onFailure(error: ApiError, policy: Policy): void
  /** Gets what a call that was carried out says to ad networks, `none` included. */
  onTracked?(action: TrackedAction): void
  crypto(): CryptoLike | undefined
}
