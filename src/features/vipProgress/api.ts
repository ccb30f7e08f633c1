import { defineCall } from '../../api/call.ts'
import type { PlayerRankProgress } from '../../generated/types.ts'
import { usableQuery } from '../shared/usable.ts'

const progressCall = defineCall<undefined, undefined, unknown>({
  name: 'playerRankProgress',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  auth: 'required',
})

export const progressQuery = () =>
  usableQuery<undefined, PlayerRankProgress>(progressCall, () =>
    import('../../generated/validators/playerRankProgress.js').then((module) => module.default),
  )
