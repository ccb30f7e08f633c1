import { matchScreen } from '../../../src/app/matchScreen.ts'
import { registry } from '../../../src/app/registry.ts'
import { linkTarget } from '../../../src/features/shared/links.ts'
import type { Feature } from '../../../src/registry/feature.ts'
import { plan } from '../../../src/registry/plan.ts'
import type { Site } from '../../../src/site/site.ts'
import type { Target } from '../../../src/ui/Go.tsx'
import { factsOfVisitor, VISITOR_NAMES, visitors } from '../visitors.ts'
import type { Found } from './finding.ts'
import type { Opened } from './open.ts'
import { fileNamed, ownPath } from './paths.ts'

/** The target of an address, as far as the app knows. */
export type Way =
  | 'outside'
  | 'screen'
  /** A file. `pictures.ts` checks whether it exists. */
  | 'file'
  /** The one URL guard refuses it. */
  | 'refused'
  /** No screen of the app has this address. */
  | 'nowhere'
  /** The screen exists, but no visitor of this site can open it. */
  | 'closed'

// Every check of links asks for the same site.
const featuresBySite = new WeakMap<Site, readonly Feature[]>()

/** Features that some visitor of a site has. */
export function featuresOn(site: Site): readonly Feature[] {
  const found = featuresBySite.get(site)
  if (found) return found
  const plans = VISITOR_NAMES.map((name) => plan(registry, factsOfVisitor(visitors[name], site, 'home')))
  const on = registry.features.filter(({ id }) => plans.some(({ decisions }) => decisions[id]?.on))
  featuresBySite.set(site, on)
  return on
}

/** Reads addresses as the app does for one merchant. */
export function wayFinder(merchant: Opened): (address: unknown) => Way {
  const on = merchant.site ? featuresOn(merchant.site) : registry.features
  return (address) => wayOf(linkTarget(address, merchant.base), merchant, on)
}

/** The destination of a target that the app has created. */
export const targetFinder = (merchant: Opened): ((target: Target) => Way) => {
  const on = merchant.site ? featuresOn(merchant.site) : registry.features
  return (target) => wayOf(target, merchant, on)
}

function wayOf(target: Target, merchant: Opened, on: readonly Feature[]): Way {
  if (!target) return 'refused'
  const path = 'to' in target ? target.to : 'href' in target ? ownPath(merchant, target.href) : undefined
  // Other paths of the same hosts do not belong to this app.
  if (typeof path !== 'string' || !/^\/(?:m(?:[/?#]|$)|$)/.test(path)) return 'outside'
  if (fileNamed(path) || /\.(?!html$)[a-z0-9]{2,12}$/i.test(pathIn(path))) return 'file'
  if (matchScreen(on, pathIn(path)) !== 'notFound') return 'screen'
  return matchScreen(registry.features, pathIn(path)) === 'notFound' ? 'nowhere' : 'closed'
}

const pathIn = (address: string): string => address.replace(/[?#].*$/s, '')

export type LinkCode = 'link.refused' | 'link.nowhere' | 'link.closed'
export const LINK_CODES = {
  'link.refused': 'error',
  'link.nowhere': 'error',
  'link.closed': 'warning',
} as const

/** The finding of a link; undefined where it is fine. `what` is what players tap. */
export function lostOn(
  way: Way,
  what: string,
  address: string,
): (Pick<Found, 'means' | 'mend'> & { readonly code: LinkCode }) | undefined {
  switch (way) {
    case 'refused':
      return {
        code: 'link.refused',
        means: `The app refuses the address "${address}": a tap on ${what} does nothing.`,
        mend: 'Use a plain https address, or a path that begins with /m/.',
      }
    case 'nowhere':
      return {
        code: 'link.nowhere',
        means: `No screen has the address ${address}: a tap on ${what} leads to "not found".`,
        mend: 'Use the path of a screen (docs/contract.md), or another site.',
      }
    case 'closed':
      return {
        code: 'link.closed',
        means: `The screen at ${address} is open to nobody on this site: a tap on ${what} leads to "not found".`,
        mend: 'Turn on what the screen needs, or lead elsewhere.',
      }
    default:
      return undefined
  }
}
