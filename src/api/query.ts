import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { Call } from './call.ts'
import type { Client } from './client.ts'
import type { SendOptions } from './request.ts'

/** What was fetched counts as fresh this long, milliseconds: a screen that is opened again asks no second time. */
export const STALE_AFTER_MS = 30_000

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: AppQueryMeta
  }
}

/** What every query of the page knows: the client that it asks with. A type, since an interface is no `Record`. */
export type AppQueryMeta = { readonly client?: Client }

/** Returns a query's client. @throws Error if its query client was not made by {@link createQueryClient} */
export function clientOf({ meta }: { readonly meta: AppQueryMeta | undefined }): Client {
  if (!meta?.client) throw new Error('This query client has no client: createQueryClient() gives it one')
  return meta.client
}

/**
 * A query client over the page's client. It does not retry, since the client below does; it does not ask the browser
 * whether there is a network, since phones are often wrong; and it does not fetch on focus.
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
    queryFn: ({ signal, meta }): Promise<Value> =>
      clientOf({ meta }).send(call, { ...options, query, signal }),
  })
}
