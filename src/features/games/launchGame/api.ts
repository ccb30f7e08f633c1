import { queryOptions } from '@tanstack/react-query'
import { type Call, defineCall } from '../../../api/call.ts'
import { clientOf } from '../../../api/query.ts'
import { withTimeout } from '../../../api/timeout.ts'
import type { LaunchGame } from '../../../generated/types.ts'
import { appDownloadConfigCall } from '../../appDownloadPrompt/public.ts'
import type { LaunchQuery, LaunchRequest } from './model/request.ts'

/** A game that has no address by then will not have one, ms (docs/conformance.md § 1.9). */
export const LAUNCH_TIMEOUT_MS = 10_000

type LaunchCall = Call<LaunchQuery, undefined, LaunchGame>

const validate = () => import('../../../generated/validators/launchGame.js').then((module) => module.default)

const CALLS: Readonly<Record<LaunchRequest['kind'], LaunchCall>> = {
  money: defineCall({
    name: 'launchGame',
    method: 'GET',
    path: '/wps/game/launchGame',
    auth: 'required',
    timeoutMs: LAUNCH_TIMEOUT_MS,
    validate,
  }),
  trial: defineCall({
    name: 'gameTrialLaunch',
    method: 'GET',
    path: '/wps/relay/GCS_gameTrialLaunch',
    auth: 'optional',
    timeoutMs: LAUNCH_TIMEOUT_MS,
    validate,
  }),
}

const delay = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })

/**
 * The address of a game. It is good for one launch: asked anew each time, and not kept. The time is for all attempts
 * together: a player who waits does not count them.
 */
export const launchGameQuery = ({ kind, query }: LaunchRequest) =>
  queryOptions({
    queryKey: [CALLS[kind].name, query] as const,
    queryFn: ({ meta, signal: left }) =>
      withTimeout(
        (signal) => clientOf({ meta }).send(CALLS[kind], { query, signal, alert: false, flush: true }),
        LAUNCH_TIMEOUT_MS,
        left,
        delay,
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // A game that runs is not launched again because a language changed.
    enabled: ({ state }) => state.data === undefined,
    refetchOnReconnect: false,
  })

/** Whoever wants to play waits no longer for the rules about the app, ms. */
const CONFIG_TIMEOUT_MS = 5000

/** The app-download configuration, for whoever wants to play before the site has it. */
export const appConfigQuery = () =>
  queryOptions({
    queryKey: [appDownloadConfigCall.name] as const,
    queryFn: async ({ signal, meta }) => {
      const call = { ...appDownloadConfigCall, timeoutMs: CONFIG_TIMEOUT_MS }
      const sent = await clientOf({ meta }).send(call, { signal, alert: false })
      const { readAppDownload } = await import('../../../site/appDownload.ts')
      return readAppDownload(sent).value ?? null
    },
  })
