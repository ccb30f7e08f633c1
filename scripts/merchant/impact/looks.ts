import type { ScreenDeclaration } from '../../../src/registry/feature.ts'
import type { ScreenId } from '../../../src/registry/ids.ts'
import type { VisitorName } from '../visitors.ts'
import type { Change, ImpactGroup } from './impactOf.ts'
import type { Quiet } from './why.ts'

/** One screen for a picture before and after, for a visitor. */
export interface Look {
  readonly visitor: VisitorName
  readonly screen: ScreenId
  readonly path: string
}

/** Visitors that a browser of this machine can simulate. */
const REAL: readonly VisitorName[] = ['guest', 'member', 'agent', 'type4', 'newMember', 'inApp', 'installed']
/** The screens with the most features. */
const MAIN: Readonly<Record<'guest' | 'member', readonly ScreenId[]>> = {
  guest: ['home', 'login', 'register'],
  member: ['home', 'member.home'],
}
/** The most screens of one visitor. */
const MOST_SCREENS = 8

/**
 * The screens for pictures: for one visitor of each group, the main screens and those with changes. If only the page's code
 * reads the change: guests and members on their main screens. Pure.
 */
export function looksFor(
  { groups, quiet }: { readonly groups: readonly ImpactGroup[]; readonly quiet: readonly Quiet[] },
  screens: readonly ScreenDeclaration[],
): Look[] {
  const wanted = new Map<VisitorName, Set<ScreenId>>()
  const want = (visitor: VisitorName, ids: readonly ScreenId[]): void => {
    wanted.set(visitor, new Set([...(wanted.get(visitor) ?? []), ...ids]))
  }
  if (quiet.some(({ because }) => because.includes('no gate reads it'))) {
    want('guest', MAIN.guest)
    want('member', MAIN.member)
  }
  for (const { visitors, changes } of groups) {
    const visitor = REAL.find((name) => visitors.includes(name))
    if (!visitor) continue
    const isGuest = visitor === 'guest' || visitor === 'inApp' || visitor === 'installed'
    want(visitor, MAIN[isGuest ? 'guest' : 'member'])
    want(
      visitor,
      changes.flatMap((change) => screensOfChange(change, screens)),
    )
  }
  return [...wanted].flatMap(([visitor, ids]) =>
    [...ids].slice(0, MOST_SCREENS).flatMap((id) => {
      const path = screens.find((screen) => screen.id === id)?.paths[0]
      return path ? [{ visitor, screen: id, path }] : []
    }),
  )
}

function screensOfChange(
  { kind, id, screens: on }: Change,
  screens: readonly ScreenDeclaration[],
): readonly ScreenId[] {
  if (kind === 'screen' || kind === 'route')
    return screens
      .filter((screen) => screen.id === id || screen.paths.includes(id))
      .map((screen) => screen.id)
  return on === 'all' ? [] : on
}
