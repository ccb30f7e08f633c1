import { type QueryClient, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { createQueryClient } from '../../api/query.ts'
import { type AppContext, onePer, useApp } from '../../registry/AppContext.ts'
import { onSessionChange } from '../../session/onSessionChange.ts'
import { useSessionToken } from '../../session/useSession.ts'

/**
 * The page's query client, emptied when the session becomes another: a member's data is gone when that member is. It stays
 * the same one, since whatever outlives a session (the chat, the rules of the prompts) goes on asking the client that it
 * began with. It is made when somebody asks for the first time, so that the first picture comes without it; hence no
 * provider.
 */
export const queryClientOf = onePer(({ client: asking, session }: AppContext): QueryClient => {
  const client = createQueryClient(asking)
  onSessionChange(session, () => forgetAll(client))
  client.mount()
  return client
})

/**
 * Empties a client. What a part of the screen still looks at is kept by it, and, left to itself, for five minutes after that part
 * has gone, with all that it knows of a member who is logged out.
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

/** As {@link queryClientOf}, for a component; with another session it asks anew. */
export function useAppQueryClient(): QueryClient {
  useSessionToken()
  return queryClientOf(useApp())
}

/** `useQuery` with the running session's client: the one way in which features ask. */
export function useAppQuery<
  Data,
  Failure = Error,
  View = Data,
  const Key extends readonly unknown[] = readonly unknown[],
>(options: UseQueryOptions<Data, Failure, View, Key>): UseQueryResult<View, Failure> {
  return useQuery(options, useAppQueryClient())
}
