import type { Call } from './call.ts'
import type { ClientEnv } from './env.ts'
import { buildHeaders } from './headers.ts'
import { buildUrl } from './url.ts'

/** The options of a caller in addition to the call itself. */
export interface SendOptions<Query, Body> {
  readonly query?: Query | undefined
  readonly body?: Body | undefined
  /** The caller stops waiting at once; the request itself is aborted when no caller waits for it any more. */
  readonly signal?: AbortSignal | undefined
  /** Sent instead of the current token: the token of a session that ends with this call, perhaps before it is sent. */
  readonly token?: string | undefined
  /** False: no message if it fails. The end of the session is reported anyway. */
  readonly alert?: boolean | undefined
  /** A platform language code for the Language header, instead of the current one. */
  readonly language?: string | undefined
  /** Ignore cached answers and pending requests, and fetch. */
  readonly flush?: boolean | undefined
  /** The request continues when the page is left; browsers limit such requests to 64 KiB in total. */
  readonly keepalive?: boolean | undefined
}

/** A complete request, ready to be encrypted and sent. */
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
