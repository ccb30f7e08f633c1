import type { Call } from '../api/call.ts'
import type { PrefetchDeclaration } from './feature.ts'

/**
 * A call that may be sent before the app starts, derived from its definition, so that the path is written only once. A call with
 * a member's token is sent early only for guests, because the document has no token.
 */
export const prefetchOf = <Query>(
  { path, auth }: Pick<Call<Query, undefined, unknown>, 'path' | 'auth'>,
  more: Pick<PrefetchDeclaration, 'query' | 'picture'> = {},
): PrefetchDeclaration => ({ path, ...more, ...(auth !== 'none' && { guestOnly: true }) })
