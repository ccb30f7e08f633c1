import { Target } from 'lucide-react'
import { ClubEntry } from '../shared/ClubEntry.tsx'

/** The link to the missions in the member centre. */
export default function MissionsEntry() {
  return <ClubEntry to="/m/leaderBoard" icon={Target} label="missions" />
}
