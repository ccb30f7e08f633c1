import { Target } from 'lucide-react'
import { ClubEntry } from '../ClubEntry.tsx'

/** In the member centre. */
export default function MissionsEntry() {
  return <ClubEntry to="/m/leaderBoard" icon={Target} words="missions" />
}
