/** Text keys (namespace `notificationPrompt`) for failures of the push library (docs/conformance.md § 2.8). */
export type PushFailureKey =
  | 'push_permission_blocked'
  | 'push_unsupported_browser'
  | 'push_indexed_db_unsupported'
  | 'push_worker_failed'
  | 'push_subscribe_failed'
  | 'push_update_failed'
  | 'push_unsubscribe_failed'
  | 'push_failed'

const KEYS: Readonly<Record<string, PushFailureKey>> = {
  'permission-blocked': 'push_permission_blocked',
  'permission-default': 'push_permission_blocked',
  'unsupported-browser': 'push_unsupported_browser',
  'indexed-db-unsupported': 'push_indexed_db_unsupported',
  'fid-registration-idb-schema-unavailable': 'push_indexed_db_unsupported',
  'failed-service-worker-registration': 'push_worker_failed',
  'invalid-sw-registration': 'push_worker_failed',
  'token-subscribe-failed': 'push_subscribe_failed',
  'token-subscribe-no-token': 'push_subscribe_failed',
  'fid-registration-failed': 'push_subscribe_failed',
  'token-update-failed': 'push_update_failed',
  'token-update-no-token': 'push_update_failed',
  'token-unsubscribe-failed': 'push_unsubscribe_failed',
  'fid-unregister-failed': 'push_unsubscribe_failed',
}

const OF_THE_LIBRARY = 'messaging/'

/** A failure of push, with the key of the text for the user. */
export class PushFailure extends Error {
  override readonly name = 'PushFailure'
  readonly messageKey: PushFailureKey
  /** The library's error code, shown as a detail. */
  readonly detail: string

  constructor(code: string, options?: ErrorOptions) {
    super(code, options)
    this.detail = code
    this.messageKey = KEYS[code] ?? 'push_failed'
  }
}

/** Converts an error of the library to a PushFailure; `otherwise` is the code for errors without one. */
export function pushFailureOf(error: unknown, otherwise: string): PushFailure {
  if (error instanceof PushFailure) return error
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
  const known = typeof code === 'string' && code.startsWith(OF_THE_LIBRARY)
  return new PushFailure(known ? code.slice(OF_THE_LIBRARY.length) : otherwise, { cause: error })
}
