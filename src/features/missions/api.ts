import { defineCall } from '../../api/call.ts'
import type { Claimed, LeaderBoard, MissionClaimRequest, Missions } from '../../generated/types.ts'
import { usableQuery } from '../shared/usable.ts'

const missionsCall = defineCall<undefined, undefined, unknown>({
  name: 'missions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissions',
  auth: 'required',
})

const boardCall = defineCall<undefined, undefined, unknown>({
  name: 'leaderBoard',
  method: 'GET',
  path: '/wps/relay/MCSFE_getLeaderBoard',
  auth: 'required',
})

/** Claims what a mission brings (this and all below: the project's additions, docs/contract.md). */
export const claimMissionCall = defineCall<undefined, MissionClaimRequest, Claimed | null>({
  name: 'claimMission',
  method: 'POST',
  path: '/wps/member/mission/claim',
  track: 'none',
  auth: 'required',
})

export const missionsQuery = () =>
  usableQuery<undefined, Missions>(missionsCall, () =>
    import('../../generated/validators/missions.js').then((module) => module.default),
  )

export const boardQuery = () =>
  usableQuery<undefined, LeaderBoard>(boardCall, () =>
    import('../../generated/validators/leaderBoard.js').then((module) => module.default),
  )
