import { defineCall } from '../../../api/call.ts'
import type { GameVendorLanes } from '../../../generated/types.ts'
import { usableQuery } from '../../shared/usable.ts'

const lanesCall = defineCall<{ platform: string }, undefined, unknown>({
  name: 'gameLanes',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  auth: 'none',
})

/** Every lane with its games. */
export const lanesQuery = () =>
  usableQuery<{ platform: string }, GameVendorLanes>(
    lanesCall,
    () => import('../../../generated/validators/gameVendorLanes.js').then((module) => module.default),
    { platform: 'html5' },
  )
