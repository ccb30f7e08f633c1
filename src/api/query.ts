import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { Call } from './call.ts'
import type { Client } from './client.ts'
import type { SendOptions } from './request.ts'

/**
 * Fetched data is fresh for this long, milliseconds: a screen that is opened again does not request it a second time.
 */
export const STALE_AFTER_MS = 30_000

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: AppQueryMeta
  }
}

/** The metadata of every query: the client that it uses. A type, because an interface is not assignable to `Record`. */
export type AppQueryMeta = { readonly client?: Client }

/** Returns a query's client. @throws Error if its query client was not made by {@link createQueryClient} */
export function clientOf({ meta }: { readonly meta: AppQueryMeta | undefined }): Client {
  if (!meta?.client) throw new Error('This query client has no client: createQueryClient() gives it one')
  return meta.client
}

/**
 * A query client on top of the page's client. It does not retry, because the page's client does. It ignores the browser's online
 * state, which is often wrong on phones, and it does not refetch on focus.
 */
export function createQueryClient(client: Client): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
        staleTime: STALE_AFTER_MS,
        meta: { client },
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/**
 * The query of a call, for useQuery, prefetchQuery and setQueryData: `useQuery(queryFor(countryCall, { _: code }))`. Its key is
 * the call's name and the query. `alert: false` if the screen shows the failure itself.
 */
export function queryFor<Query, Body, Value>(
  call: Call<Query, Body, Value>,
  query?: Query,
  options: Pick<SendOptions<Query, Body>, 'alert' | 'language'> = {},
) {
  return queryOptions({
    queryKey: [call.name, query ?? null] as const,
    queryFn: ({ signal, meta }): Promise<Value> =>
      clientOf({ meta }).send(call, { ...options, query, signal }),
  })
}
