import type { ScreenId } from '../../../registry/ids.ts'
import { usePlanned } from '../../../registry/PlanContext.ts'

/** The path of a screen; undefined where this visitor's plan does not have it. */
export function useScreenPath(): (id: ScreenId) => string | undefined {
  const { screens } = usePlanned().plan
  return (id) => screens.find(({ screen, isOpen }) => screen.id === id && isOpen)?.screen.paths[0]
}
