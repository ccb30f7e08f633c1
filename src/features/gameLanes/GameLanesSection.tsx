import { useParts } from '../../layouts/PartsContext.ts'
import type { SectionProps } from '../../registry/feature.ts'
import { optionsOf } from '../../site/home.ts'
import { Found } from './Found.tsx'
import { useGameLanes } from './useGameLanes.ts'
import { useKeptPlace } from './useKeptPlace.ts'

export default function GameLanesSection({ section }: SectionProps) {
  const { sections } = useParts()
  const view = useGameLanes('home', optionsOf(section, 'gameLanes'))
  useKeptPlace(view.lanes.state !== 'loading')
  return (
    <>
      <Found {...view} />
      <sections.gameLanes {...view} />
    </>
  )
}
