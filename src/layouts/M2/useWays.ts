import { usePlanned } from '../../registry/PlanContext.ts'

/** Where the layout's own navigation leads. */
export interface Ways {
  readonly home: string
  /** A page that lists games: home where it has lanes, else the game area; undefined where the site has neither. */
  readonly games: string | undefined
  /** Where there is something to play. */
  readonly play: string
}

/** The ways of this visitor's plan. */
export function useWays(): Ways {
  const { plan } = usePlanned()
  const pathOf = (id: string): string | undefined =>
    plan.screens.find(({ screen }) => screen.id === id)?.screen.paths[0]
  const home = pathOf('home') ?? '/m/home'
  const lanes = plan.sections.some(({ section }) => section.type === 'gameLanes')
  return { home, games: lanes ? home : pathOf('game'), play: pathOf('game') ?? home }
}
