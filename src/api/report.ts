import type { Call } from './call.ts'
import { type Policy, policyFor } from './catalogue.ts'
import type { ClientEnv } from './env.ts'
import { ApiError, makeReference } from './error.ts'
import type { PreparedRequest } from './request.ts'
import type { SessionEnd } from './sessionEnd.ts'
import { withoutQuery } from './url.ts'

export type Report = <Query, Body, Value>(
  cause: unknown,
  call: Call<Query, Body, Value>,
  request: PreparedRequest | undefined,
  alert: boolean,
) => ApiError

/** Adds call, address and policy to an error and notifies the one subscriber, once; not for an abort. */
export function createReport(
  env: Pick<ClientEnv, 'isHttps' | 'random' | 'onFailure'>,
  session: SessionEnd,
): Report {
  return (cause, call, request, alert) => {
    const error = cause instanceof ApiError ? cause : new ApiError('shape', 'unexpected', { cause })
    error.call = call.name
    error.url = withoutQuery(request?.url ?? call.path ?? '')
    error.reference = makeReference(env.random)
    const sent = { token: request?.token, method: call.method, unsent: error.kind === 'session' }
    const decided = policyFor(error, { alert, https: env.isHttps(), sessionless: call.auth === 'none' })
    const isNews = decided.policy !== 'sessionEnd' || session.ends(sent)
    const policy: Policy = isNews ? decided : { policy: 'silent' }
    error.policy = policy
    if (error.kind === 'aborted') return error
    try {
      env.onFailure(error, policy)
    } catch (failure) {
      // An error in the subscriber must not reach the caller.
      console.error(failure)
    }
    return error
  }
}
