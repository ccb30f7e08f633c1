import { defineCall } from '../../api/call.ts'
import type { GameMatches } from '../../generated/types.ts'
import { usableQuery } from '../shared/usable.ts'

export const matchesCall = defineCall<undefined, undefined, unknown>({
  name: 'gameMatches',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getGameMatchV2',
  auth: 'none',
})

/** The query for both draws and matches. */
export const matchesQuery = () =>
  usableQuery<undefined, GameMatches>(matchesCall, () =>
    import('../../generated/validators/gameMatches.js').then((module) => module.default),
  )
