import { useParts } from '../../layouts/PartsContext.ts'
import type { SectionProps } from '../../registry/feature.ts'
import { useSession } from '../../session/useSession.ts'
import { optionsOf } from '../../site/home.ts'
import { SectionState } from '../shared/SectionState.tsx'
import { useUsableView } from '../shared/useUsable.ts'
import { announcementsQuery } from './api.ts'
import { announcementsFor, headlinesOf } from './model/audience.ts'

export default function MarqueeSection({ section }: SectionProps) {
  const { sections } = useParts()
  const { speed } = optionsOf(section, 'announcementMarquee')
  const member = useSession((state) => state.status === 'member')
  const firstLogin = useSession((state) => state.status === 'member' && state.session.firstTimeLogin)
  const items = useUsableView(announcementsQuery(), (sent) =>
    headlinesOf(announcementsFor(sent, { member, firstLogin })),
  )
  return (
    <SectionState of={items}>
      <sections.announcementMarquee items={items} speed={speed} />
    </SectionState>
  )
}
