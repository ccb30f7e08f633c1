import { defineCall } from '../../../api/call.ts'
import type { GameVendorLanes } from '../../../generated/types.ts'
import { usableQuery } from '../../shared/usable.ts'

/** Games that run in a browser. */
export const PLATFORM = { platform: 'html5' }

export const lanesCall = defineCall<typeof PLATFORM, undefined, unknown>({
  name: 'gameLanes',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  auth: 'none',
})

/** Every lane with its games. */
export const lanesQuery = () =>
  usableQuery<typeof PLATFORM, GameVendorLanes>(
    lanesCall,
    () => import('../../../generated/validators/gameVendorLanes.js').then((module) => module.default),
    PLATFORM,
  )
