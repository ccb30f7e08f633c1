import { Crown } from 'lucide-react'
import { EntrySpace } from '../../layouts/EntrySpace.tsx'
import { ClubEntry } from '../shared/ClubEntry.tsx'
import { memberInfoQuery } from '../shared/memberInfo.ts'
import { useAppQuery } from '../shared/queries.ts'
import { BENEFITS_PATH, showsBenefits } from './model/shows.ts'

/** The member centre's entry, for members with a VIP label that is raised automatically. Its row is kept until that is known. */
export default function BenefitsEntry() {
  const { data: info, isPending } = useAppQuery(memberInfoQuery())
  if (isPending) return <EntrySpace />
  return showsBenefits(info) ? <ClubEntry to={BENEFITS_PATH} icon={Crown} label="vip_benefits" /> : null
}
