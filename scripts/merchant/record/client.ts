import { setTimeout as wait } from 'node:timers/promises'
import { type Call, defineCall } from '../../../src/api/call.ts'
import { type Client, createClient } from '../../../src/api/client.ts'
import { ApiError } from '../../../src/api/error.ts'
import { loginCall } from '../../../src/features/auth/account/api.ts'
import { loginRequest } from '../../../src/features/auth/account/model/requests.ts'
import { isRecord } from '../../../src/json/read.ts'
import { wordsOfFileFault } from '../fileFault.ts'
import type { Line } from './boundedFetch.ts'
import type { RecordedCall } from './calls.ts'

/** Merchant and session of the requests, from the status and the login. */
export interface PrefetchContext {
  merchant: string
  language: string
  token?: string
}

/** The app's own client: the same headers, encryption, timeouts and envelope. */
export function clientOver(line: Line, asker: PrefetchContext): Client {
  return createClient({
    baseUrl: line.origin,
    fetch: line.fetch,
    merchant: () => asker.merchant,
    language: () => asker.language,
    device: () => 'MOBILE',
    token: () => asker.token,
    tokenIsCurrent: (token) => token === asker.token,
    storage: undefined,
    now: Date.now,
    random: Math.random,
    delay: (ms, signal) => wait(ms, undefined, { signal }),
    isHttps: () => line.origin.startsWith('https:'),
    isOnline: () => true,
    onFailure: () => undefined,
    crypto: () => crypto,
  })
}

/** The value of a call in any shape: the recording keeps what the back office sends. */
export const ask = (
  client: Client,
  { path, query, member }: RecordedCall,
  enveloped = true,
): Promise<unknown> => {
  const call: Call<RecordedCall['query'], undefined, unknown> = defineCall({
    name: `record ${path}`,
    method: 'GET',
    path,
    auth: member ? 'required' : 'none',
    enveloped,
  })
  return client.send(call, { ...(query && { query }) })
}

/** Logs in like a player, and returns the member's type. Throws with the back office's message. */
export async function logIn(
  client: Client,
  asker: PrefetchContext,
  user: string,
  password: string,
): Promise<void> {
  const who = { type: 'username', username: user, password } as const
  const device = { webview: false, installed: false, webclip: false, label: 'MOBILE' } as const
  const body = loginRequest(who, { device, deviceId: 'merchant-record' }, { captcha: {}, identity: {} })
  const answer = await client.send(loginCall, { body })
  const token = isRecord(answer) ? answer.token : undefined
  if (typeof token !== 'string' || token === '') throw new Error('the login answers no token')
  asker.token = token
}

/** Why a call failed, in a few words. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError))
    return wordsOfFileFault(error) ?? (error instanceof Error ? error.message : 'it failed')
  return [...new Set([error.kind, error.code, error.message])].filter(Boolean).join(', ')
}
