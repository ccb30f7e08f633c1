import { queryOptions } from '@tanstack/react-query'
import { type Call, defineCall } from '../../../api/call.ts'
import { clientOf } from '../../../api/query.ts'
import { withTimeout } from '../../../api/timeout.ts'
import type { LaunchGame } from '../../../generated/types.ts'
import { appDownloadConfigCall } from '../../appDownloadPrompt/public.ts'
import type { LaunchQuery, LaunchRequest } from './model/request.ts'

/** Timeout of the request for a game's address, ms (docs/conformance.md § 1.9). */
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
 * The address of a game. It is valid for one launch, so it is requested each time and not cached. The timeout covers all
 * attempts together, because the player waits for all of them.
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
    // A running game is not launched again when the language changes.
    enabled: ({ state }) => state.data === undefined,
    refetchOnReconnect: false,
  })

/** Timeout of the request for the app-download rules, ms: the player waits for them. */
const CONFIG_TIMEOUT_MS = 5000

/** The app-download configuration, if a player launches a game before the site has it. */
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
