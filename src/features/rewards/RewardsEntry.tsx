import { Gift } from 'lucide-react'
import { ClubEntry } from '../shared/ClubEntry.tsx'

/** The link to the reward centre in the member centre. */
export default function RewardsEntry() {
  return <ClubEntry to="/m/rewardCenter" icon={Gift} label="reward_centre" />
}
