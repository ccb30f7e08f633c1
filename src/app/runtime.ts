import type { Device } from '../device/detectDevice.ts'
import type { LayoutParts } from '../layouts/parts.ts'
import type { AppContext } from '../registry/AppContext.ts'
import type { Facts } from '../registry/facts.ts'
import type { ScreenId } from '../registry/ids.ts'
import type { Plan } from '../registry/plan.ts'
import { isUnknown, type SessionInfo } from '../session/codec.ts'
import type { SessionState } from '../session/reducer.ts'
import type { Site } from '../site/site.ts'
import type { NoticeStore } from './notices.ts'

/** What the app itself holds beside the page's context, handed to React once. */
export interface Runtime {
  readonly app: AppContext
  readonly notices: NoticeStore
  /** Downloads what the app asks with; never rejects. */
  readonly loadDeferredServices: () => Promise<void>
  /** Tells what was planned, for `window.__SITE__`. */
  readonly planned: (plan: Plan<LayoutParts>) => void
  /** Layout components that have already been loaded, by layout id. */
  readonly parts: Map<string, LayoutParts>
}

/** Facts for gates, from what is known now. Pure. */
export function factsOf(
  site: Site,
  session: SessionState,
  device: Device,
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
    device,
    route: { screen },
    ...(line && { endpoint: line }),
    ...(asked.length > 0 && { overlayRequested: asked }),
    ...(decided && { featureDecided: decided }),
  }
}

/** What a member counts as until the back office has said more: a registration's answer names no type. */
const REGULAR = 0
/** What a token counts as that came with the address, until the back office has said whose it is. */
const NONE = -1

const typeOf = (session: SessionInfo): number => session.type ?? (isUnknown(session) ? NONE : REGULAR)
