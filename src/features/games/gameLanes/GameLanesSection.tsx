import { useParts } from '../../../layouts/PartsContext.ts'
import type { SectionProps } from '../../../registry/feature.ts'
import { optionsOf } from '../../../site/home.ts'
import { SectionState } from '../../shared/SectionState.tsx'
import { Found } from './Found.tsx'
import { GameArea } from './GameArea.tsx'
import { areKnown, useGameLanes } from './useGameLanes.ts'
import { useKeptPlace } from './useKeptPlace.ts'

const ANSWERED = { state: 'ready', value: undefined } as const

export default function GameLanesSection({ section }: SectionProps) {
  const { sections } = useParts()
  const view = useGameLanes('home', optionsOf(section, 'gameLanes'))
  useKeptPlace(view.lanes.state !== 'loading')
  // A search, lane or vendor without games shows a message. Only a section without any games is hidden.
  const isNarrowed = view.search !== '' || view.selected !== undefined || view.vendor !== undefined
  const of = isNarrowed && view.lanes.state === 'empty' ? ANSWERED : view.lanes
  return (
    <SectionState of={of}>
      <Found {...view} />
      <GameArea {...view} isNamedByAddress={areKnown(view.lanes)}>
        <sections.gameLanes {...view} />
      </GameArea>
    </SectionState>
  )
}
