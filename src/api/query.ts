import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { Call } from './call.ts'
import { getClient } from './current.ts'
import type { SendOptions } from './request.ts'

/** What was fetched counts as fresh this long, milliseconds: a screen that is opened again asks no second time. */
export const STALE_AFTER_MS = 30_000

/**
 * A query client, one a session. It does not retry, since the client below does; it does not ask the browser
 * whether there is a network, since phones are often wrong; and it does not fetch on focus.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
        staleTime: STALE_AFTER_MS,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/**
 * The query of a call, for useQuery, prefetchQuery and setQueryData: `useQuery(queryFor(countryCall, { _: code }))`.
 * Its key is the call's name and the query. `alert: false` where the screen shows the failure itself.
 */
export function queryFor<Query, Body, Value>(
  call: Call<Query, Body, Value>,
  query?: Query,
  options: Pick<SendOptions<Query, Body>, 'alert' | 'language'> = {},
) {
  return queryOptions({
    queryKey: [call.name, query ?? null] as const,
    queryFn: ({ signal }): Promise<Value> => getClient().send(call, { ...options, query, signal }),
  })
}
