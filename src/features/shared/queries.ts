import {
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'
import { createQueryClient } from '../../api/query.ts'
import { type AppContext, onePer, useApp } from '../../registry/AppContext.ts'
import { onSessionChange } from '../../session/onSessionChange.ts'
import { useSessionToken } from '../../session/useSession.ts'

/**
 * The page's query client. It is emptied when the session changes, so that no member's data remains, but not replaced,
 * because the chat and the prompts outlive a session and keep using it. It has no provider, because it is only created
 * on first use, after the first paint.
 */
export const queryClientOf = onePer(({ client: asking, session }: AppContext): QueryClient => {
  const client = createQueryClient(asking)
  onSessionChange(session, () => forgetAll(client))
  client.mount()
  return client
})

/**
 * Empties a client. Queries that are still observed would keep a logged-out member's data for five minutes after their
 * component unmounts; `gcTime` 0 prevents that.
 */
function forgetAll(client: QueryClient): void {
  for (const query of client.getQueryCache().getAll()) query.gcTime = 0
  for (const mutation of client.getMutationCache().getAll()) {
    // One that is under way would ask again and again whether it has ended.
    if (mutation.state.status === 'pending') continue
    mutation.destroy()
    mutation.gcTime = 0
  }
  client.clear()
}

/**
 * Requests a query's data again because it has changed at the back office. An invalidation alone does not restart a first request
 * that is under way, whose answer may be older than the change.
 */
export async function askAgain(
  client: QueryClient,
  { queryKey }: { readonly queryKey: QueryKey },
): Promise<void> {
  const query = client.getQueryCache().find({ queryKey })
  if (query?.state.data === undefined) await query?.promise?.catch(() => undefined)
  await client.invalidateQueries({ queryKey })
}

/** {@link queryClientOf} as a hook; renders again when the session changes. */
export function useAppQueryClient(): QueryClient {
  useSessionToken()
  return queryClientOf(useApp())
}

/** `useQuery` with the page's query client. All features use it. */
export function useAppQuery<
  Data,
  Failure = Error,
  View = Data,
  const Key extends readonly unknown[] = readonly unknown[],
>(options: UseQueryOptions<Data, Failure, View, Key>): UseQueryResult<View, Failure> {
  return useQuery(options, useAppQueryClient())
}
