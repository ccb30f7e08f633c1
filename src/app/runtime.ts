import type { LayoutParts } from '../layouts/parts.ts'
import type { AppContext } from '../registry/AppContext.ts'
import type { Facts } from '../registry/facts.ts'
import type { ScreenId } from '../registry/ids.ts'
import type { Plan } from '../registry/plan.ts'
import { isUnknown, type SessionInfo } from '../session/codec.ts'
import type { SessionState } from '../session/reducer.ts'
import { Visitor } from '../session/visitor.ts'
import { decideShares } from '../site/shares.ts'
import type { Site } from '../site/site.ts'
import type { NoticeStore } from './notices.ts'

/** The app's dependencies in addition to the app context; passed to React once. */
export interface Runtime {
  readonly app: AppContext
  readonly notices: NoticeStore
  /** Downloads the client and the other deferred services; never rejects. */
  readonly loadDeferredServices: () => Promise<void>
  /** Publishes the plan for `window.__SITE__`. */
  readonly planned: (plan: Plan<LayoutParts>) => void
  /** Layout components that have already been loaded, by layout id. */
  readonly parts: Map<string, LayoutParts>
}

/** A site as one visitor gets it. */
export interface Visit {
  readonly site: Site
  readonly session: SessionState
  readonly visitor: Visitor
}

/** Decides the site's shares for the visitor of this page. */
export function visitOf(app: Pick<AppContext, 'page' | 'local'>, site: Site, session: SessionState): Visit {
  const visitor = new Visitor(app, session)
  return { site: decideShares(site, visitor), session, visitor }
}

/** The current facts for gates. Pure. */
export function factsOf(
  { site, session, visitor }: Visit,
  device: Facts['device'],
  screen: ScreenId,
  line?: 'lost' | undefined,
  asked: readonly string[] = [],
  decided?: Facts['featureDecided'],
): Facts {
  const member = session.status === 'member' ? { type: typeOf(session.session) } : undefined
  return {
    site,
    session: {
      state: member ? 'member' : 'guest',
      ...(session.status === 'member' && session.session.updatePassword && { updatePassword: true }),
    },
    ...(member && { member }),
    visitor,
    device,
    route: { screen },
    ...(line && { endpoint: line }),
    ...(asked.length > 0 && { overlayRequested: asked }),
    ...(decided && { featureDecided: decided }),
  }
}

/** Customer type of a member until the back office sends it: the registration answer has none. */
const REGULAR = 0
/** Customer type for a token from the address until the back office says which member it belongs to. */
const NONE = -1

const typeOf = (session: SessionInfo): number => session.type ?? (isUnknown(session) ? NONE : REGULAR)
