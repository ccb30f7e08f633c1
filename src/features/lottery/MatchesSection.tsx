import { useParts } from '../../layouts/PartsContext.ts'
import type { SectionProps } from '../../registry/feature.ts'
import { optionsOf } from '../../site/home.ts'
import { SectionState } from '../shared/SectionState.tsx'
import { useDraws } from './useDraws.ts'

export default function MatchesSection({ section }: SectionProps) {
  const { sections } = useParts()
  const { coming: matches } = useDraws('match', optionsOf(section, 'gameMatches').limit)
  return (
    <SectionState of={matches}>
      <sections.gameMatches matches={matches} now={Date.now} />
    </SectionState>
  )
}
