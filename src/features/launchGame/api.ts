import { queryOptions } from '@tanstack/react-query'
import { defineCall } from '../../api/call.ts'
import { getClient } from '../../api/current.ts'
import type { LaunchGame } from '../../generated/types.ts'
import type { LaunchRequest } from './model/request.ts'

/** A game that has no address by then will not have one, ms (part 1, section 9). */
export const LAUNCH_TIMEOUT_MS = 10_000

const launchGameCall = defineCall<LaunchRequest, undefined, LaunchGame>({
  name: 'launchGame',
  method: 'GET',
  path: '/wps/game/launchGame',
  auth: 'required',
  timeoutMs: LAUNCH_TIMEOUT_MS,
  validate: () => import('../../generated/validators/launchGame.js').then((module) => module.default),
})

/** The address of a game. It is good for one launch: asked anew each time, and not kept. */
export const launchGameQuery = (request: LaunchRequest) =>
  queryOptions({
    queryKey: [launchGameCall.name, request] as const,
    queryFn: ({ signal }) =>
      getClient().send(launchGameCall, { query: request, signal, alert: false, flush: true }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })
