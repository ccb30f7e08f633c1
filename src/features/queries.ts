import { type QueryClient, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { createQueryClient } from '../api/query.ts'
import type { SessionStore } from '../session/store.ts'
import { useSession, useSessionStore } from '../session/useSession.ts'

interface Held {
  client: QueryClient
  token: string | undefined
}

/** One for each session store: the page has one, a test as many as it likes. */
const held = new WeakMap<SessionStore, Held>()

/**
 * The query client of the running session: a member's data is gone when that member is. It is made when somebody asks for
 * the first time, so that the first picture comes without it; hence no provider.
 */
export function queriesOf(session: SessionStore): QueryClient {
  const known = held.get(session)
  if (known) return known.client
  const made: Held = { client: createQueryClient(), token: session.current()?.token }
  held.set(session, made)
  session.subscribe(() => {
    const token = session.current()?.token
    if (token === made.token) return
    made.client.clear()
    Object.assign(made, { client: createQueryClient(), token })
  })
  made.client.mount()
  return made.client
}

/** As {@link queriesOf}, for a component; another session is another client. */
export function useQueries(): QueryClient {
  useSession((state) => (state.status === 'member' ? state.session.token : undefined))
  return queriesOf(useSessionStore())
}

/** `useQuery` with the running session's client: the one way in which features ask. */
export function useAsk<
  Data,
  Failure = Error,
  View = Data,
  const Key extends readonly unknown[] = readonly unknown[],
>(options: UseQueryOptions<Data, Failure, View, Key>): UseQueryResult<View, Failure> {
  return useQuery(options, useQueries())
}
