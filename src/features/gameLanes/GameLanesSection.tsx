import { useParts } from '../../layouts/PartsContext.ts'
import type { SectionProps } from '../../registry/feature.ts'
import { optionsOf } from '../../site/home.ts'
import { useGameLanes } from './useGameLanes.ts'

export default function GameLanesSection({ section }: SectionProps) {
  const { sections } = useParts()
  const view = useGameLanes('home', optionsOf(section, 'gameLanes'))
  return <sections.gameLanes {...view} />
}
