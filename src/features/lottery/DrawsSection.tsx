import { useParts } from '../../layouts/PartsContext.ts'
import type { SectionProps } from '../../registry/feature.ts'
import { optionsOf } from '../../site/home.ts'
import { SectionState } from '../shared/SectionState.tsx'
import { useDraws } from './useDraws.ts'

export default function DrawsSection({ section }: SectionProps) {
  const { sections } = useParts()
  const { coming, results } = useDraws('draw', optionsOf(section, 'lotteryDraws').limit)
  return (
    <SectionState of={coming}>
      <sections.lotteryDraws draws={coming} results={results} now={Date.now} />
    </SectionState>
  )
}
