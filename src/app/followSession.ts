import type { AppContext } from '../registry/AppContext.ts'
import type { SessionInfo } from '../session/codec.ts'
import { onSessionChange } from '../session/onSessionChange.ts'
import type { Problem } from '../site/problem.ts'
import { addProblem } from '../site/store.ts'
import { matchScreen } from './matchScreen.ts'
import { registry } from './registry.ts'
import { factsOf, visitOf } from './runtime.ts'

const NOT_LOADED: Problem = {
  code: 'feature.hookFailed',
  source: 'runtime',
  pointer: '',
  instead: 'no feature hears of the session',
}

/**
 * Starts the features' session hooks, beginning with the first session. Loads the code that runs them only then.
 *
 * @param before the session at page start, even if it has ended since
 */
export function followSession(app: AppContext, before?: SessionInfo): void {
  const { page, siteStore, session, device } = app
  const { features } = registry
  if (!features.some((feature) => 'session' in feature)) return

  const factsFor = (of: SessionInfo) => {
    const { site } = siteStore.getState()
    const screen = matchScreen(features, page.location.pathname)
    return site && factsOf(visitOf(app, site, { status: 'member', session: of }), device, screen)
  }
  const report = (problem: Problem) => addProblem(siteStore, problem)
  const tell = (known: SessionInfo) => {
    import('./sessionHooks.ts').then(
      ({ runSessionHooks }) => runSessionHooks({ features, app, factsFor, clock: page, report }, known),
      () => report(NOT_LOADED),
    )
  }

  const known = before ?? session.current()
  if (known) {
    tell(known)
    return
  }
  const stop = onSessionChange(session, (begun) => {
    if (!begun) return
    stop()
    tell(begun)
  })
}
