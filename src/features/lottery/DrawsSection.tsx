import { useContext } from 'react'
import { useParts } from '../../layouts/PartsContext.ts'
import type { SectionProps } from '../../registry/feature.ts'
import { optionsOf } from '../../site/home.ts'
import { AfterNextDraw } from '../shared/afterNextDraw.ts'
import { SectionState } from '../shared/SectionState.tsx'
import { useDraws } from './useDraws.ts'

export default function DrawsSection({ section }: SectionProps) {
  const { sections } = useParts()
  const { coming, results } = useDraws('draw', optionsOf(section, 'lotteryDraws').limit)
  const after = useContext(AfterNextDraw)
  return (
    <>
      <SectionState of={coming}>
        <sections.lotteryDraws draws={coming} results={results} now={Date.now} after={after} />
      </SectionState>
      {coming.state === 'error' && after}
    </>
  )
}
