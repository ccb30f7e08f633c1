import { Crown } from 'lucide-react'
import { ClubEntry } from '../shared/ClubEntry.tsx'
import { useMemberInfo } from '../shared/useMemberInfo.ts'
import { BENEFITS_PATH, showsBenefits } from './model/shows.ts'

/** In the member centre, for whoever has a VIP label that goes up by itself. */
export default function BenefitsEntry() {
  const info = useMemberInfo()
  return showsBenefits(info) ? <ClubEntry to={BENEFITS_PATH} icon={Crown} label="vip_benefits" /> : null
}
