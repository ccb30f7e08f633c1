import type { Feature } from '../registry/feature.ts'
import type { ScreenId } from '../registry/ids.ts'
import { withoutTrailing } from '../ui/url/ends.ts'

/** Paths differ neither by case nor by slashes at their end. */
const comparable = (path: string): string => withoutTrailing(path, '/').toLowerCase()

/** The screen of an address, whether or not this visitor may see it. Total: anything else is `notFound`. */
export function matchScreen(features: readonly Feature[], pathname: string): ScreenId {
  const wanted = comparable(pathname)
  for (const feature of features) {
    for (const screen of feature.screens ?? []) {
      if (screen.paths.some((path) => comparable(path) === wanted)) return screen.id
    }
  }
  return 'notFound'
}
