import type { Call } from '../api/call.ts'
import type { PrefetchDeclaration } from './feature.ts'

/**
 * A call that may be asked for before the app is there, as its definition says: the path stands once. One that carries a
 * member's token is asked for guests alone, since the document has no token.
 */
export const prefetchOf = <Query>(
  { path, auth }: Pick<Call<Query, undefined, unknown>, 'path' | 'auth'>,
  more: Pick<PrefetchDeclaration, 'query' | 'picture'> = {},
): PrefetchDeclaration => ({ path, ...more, ...(auth !== 'none' && { guestOnly: true }) })
