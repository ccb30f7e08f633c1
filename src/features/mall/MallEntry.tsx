import { Gem } from 'lucide-react'
import { ClubEntry } from '../ClubEntry.tsx'

/** In the member centre. */
export default function MallEntry() {
  return <ClubEntry to="/m/mall/mallHome" icon={Gem} words="mall" />
}
