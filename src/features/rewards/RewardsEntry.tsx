import { Gift } from 'lucide-react'
import { ClubEntry } from '../ClubEntry.tsx'

/** In the member centre. */
export default function RewardsEntry() {
  return <ClubEntry to="/m/rewardCenter" icon={Gift} words="reward_centre" />
}
