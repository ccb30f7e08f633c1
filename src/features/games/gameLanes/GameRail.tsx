import { useParts } from '../../../layouts/PartsContext.ts'
import { usePlanned } from '../../../registry/PlanContext.ts'
import { optionsOf } from '../../../site/home.ts'
import { useGameLanes } from './useGameLanes.ts'

/** The lanes in the side rail, in layouts that have one. They are the same lanes as on the page beside it. */
export default function GameRail() {
  const { gameRail: Rail } = useParts()
  const { plan, facts } = usePlanned()
  const home = facts.route.screen === 'home'
  const planned = home ? plan.sections.find(({ section }) => section.type === 'gameLanes') : undefined
  const view = useGameLanes(home ? 'home' : 'page', {
    ...(planned && optionsOf(planned.section, 'gameLanes')),
    everyVendor: true,
  })
  return Rail && <Rail {...view} />
}
