import { Crown } from 'lucide-react'
import { ClubEntry } from '../shared/ClubEntry.tsx'
import { useMemberInfo } from '../shared/useMemberInfo.ts'
import { BENEFITS_PATH, showsBenefits } from './model/shows.ts'

/** The member centre's entry, for members with a VIP label that is raised automatically. */
export default function BenefitsEntry() {
  const info = useMemberInfo()
  return showsBenefits(info) ? <ClubEntry to={BENEFITS_PATH} icon={Crown} label="vip_benefits" /> : null
}
