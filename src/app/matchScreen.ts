import { matchPath } from 'react-router-dom'
import type { Feature } from '../registry/feature.ts'
import type { ScreenId } from '../registry/ids.ts'

/** The screen of an address, whether or not this visitor may see it. Total: anything else is `notFound`. */
export function matchScreen(features: readonly Feature[], pathname: string): ScreenId {
  for (const feature of features) {
    for (const screen of feature.screens ?? []) {
      if (screen.paths.some((path) => matchPath(path, pathname))) return screen.id
    }
  }
  return 'notFound'
}
