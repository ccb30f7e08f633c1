import type { Call } from './call.ts'
import type { ClientEnv } from './env.ts'
import { buildHeaders } from './headers.ts'
import { buildUrl } from './url.ts'

/** What a caller may say beside the call itself. */
export interface SendOptions<Query, Body> {
  readonly query?: Query | undefined
  readonly body?: Body | undefined
  /** Leaves at once; the request itself ends when nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined
  /** Goes along instead of the current token: that of a session which ends with this call, and perhaps before it leaves. */
  readonly token?: string | undefined
  /** False: no notice when it fails. The end of the session is told all the same. */
  readonly alert?: boolean | undefined
  /** A platform language code for the Language header, instead of the current one. */
  readonly language?: string | undefined
  /** Ignore what is kept or under way, and fetch. */
  readonly flush?: boolean | undefined
  /** The request goes on when the page is left; the browser takes 64 KiB of such at most. */
  readonly keepalive?: boolean | undefined
}

/** A call with everything filled in, ready to be encrypted and sent. */
export interface PreparedRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly token: string | undefined
  readonly body: string | undefined
  readonly keepalive?: boolean | undefined
}

/** @throws ApiError of kind `url` */
export function prepareRequest<Query, Body, Value>(
  env: ClientEnv,
  call: Call<Query, Body, Value>,
  options: SendOptions<Query, Body>,
): PreparedRequest {
  const token = call.auth === 'none' ? undefined : (options.token ?? env.token()) || undefined
  return {
    method: call.method,
    url: buildUrl(env.baseUrl, call.path, options.query),
    headers: buildHeaders(env, call, options, token),
    token,
    body: call.method === 'GET' ? undefined : JSON.stringify(options.body ?? {}),
    keepalive: options.keepalive,
  }
}
