import { Gift } from 'lucide-react'
import { ClubEntry } from '../shared/ClubEntry.tsx'

/** In the member centre. */
export default function RewardsEntry() {
  return <ClubEntry to="/m/rewardCenter" icon={Gift} label="reward_centre" />
}
