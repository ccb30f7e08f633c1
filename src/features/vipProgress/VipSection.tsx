import { useParts } from '../../layouts/PartsContext.ts'
import { SectionState } from '../shared/SectionState.tsx'
import { useMemberInfo } from '../shared/useMemberInfo.ts'
import { useUsableView } from '../shared/useUsable.ts'
import { progressQuery } from './api.ts'
import { progressOf } from './model/progress.ts'

export default function VipSection() {
  const { sections } = useParts()
  const ownLabel = useMemberInfo()?.clubLabel?.labelName ?? undefined
  const vip = useUsableView(progressQuery(), (sent) => progressOf(sent, ownLabel))
  return (
    <SectionState of={vip}>
      <sections.vipProgress vip={vip} />
    </SectionState>
  )
}
