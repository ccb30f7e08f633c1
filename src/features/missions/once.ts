import { claimOnce } from '../club/public.ts'
import { claimMissionCall, missionsQuery } from './api.ts'

/** Makes sure that the reward of a mission is claimed only once. */
export const missionOnce = claimOnce(
  claimMissionCall,
  ({ account, requestId }) => ({ missionId: account, requestId }),
  async (id, queries) => {
    const { value } = await queries.fetchQuery({ ...missionsQuery(), staleTime: 0 })
    return value?.missions?.some((one) => String(one.id) === id && one.state === 'claimed') ?? false
  },
)
