import { Gem } from 'lucide-react'
import { ClubEntry } from '../shared/ClubEntry.tsx'

/** The link to the mall in the member centre. */
export default function MallEntry() {
  return <ClubEntry to="/m/mall/mallHome" icon={Gem} label="mall" />
}
