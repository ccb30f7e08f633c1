import type { AppContext } from '../registry/AppContext.ts'
import type { Facts } from '../registry/facts.ts'
import type { Feature, SessionHookLoader } from '../registry/feature.ts'
import { holds } from '../registry/holds.ts'
import { isUnknown, type SessionInfo } from '../session/codec.ts'
import { type HookClock, type SessionHook, watchSession } from '../session/hooks.ts'
import { type Problem, pointerStep } from '../site/problem.ts'

type Phase = 'started' | 'ended'

export interface HookEnv {
  readonly features: readonly Feature[]
  readonly app: AppContext
  /** Facts as they are now, but of this session; undefined: there is no site any more, and no gate is open. */
  readonly factsFor: (session: SessionInfo) => Facts | undefined
  readonly clock: HookClock
  readonly report: (problem: Problem) => void
}

/**
 * Runs the features' session hooks: of those whose gate is open for the session, in their order. A
 * feature that was told of a beginning is also told of the end, though its gate may have closed in between.
 *
 * @param known whose session it was when this was asked for: over, if it is not the current one by now
 * @returns how to stop
 */
export function runSessionHooks(env: HookEnv, known: SessionInfo): () => void {
  let reported = new Set<string>()

  function hooksOf(phase: Phase, isOn: (feature: Feature) => boolean): SessionHook[] {
    return env.features.flatMap((feature) => {
      const load: SessionHookLoader | undefined = feature.session?.[phase]
      return load && isOn(feature) ? [{ id: feature.id, load: withApp(load, env.app) }] : []
    })
  }
  const openFor = (session: SessionInfo) => {
    const facts = env.factsFor(session)
    return (feature: Feature) => facts !== undefined && holds(feature.when, facts)
  }

  return watchSession(
    env.app.session,
    {
      clock: env.clock,
      started(session) {
        const isOpen = openFor(session)
        reported = new Set(env.features.filter(isOpen).map(({ id }) => id))
        return hooksOf('started', isOpen)
      },
      ended(session) {
        const isOpen = openFor(session)
        return hooksOf('ended', (feature) => reported.has(feature.id) || isOpen(feature))
      },
      report(phase, { id, outcome }) {
        if (outcome === 'done' || outcome === 'skipped') return
        // Not what it threw: that may hold what belongs to the member.
        const pointer = `${pointerStep(id)}/session/${phase}`
        env.report({ code: 'feature.hookFailed', source: 'runtime', pointer, instead: 'the others went on' })
      },
    },
    isUnknown(known) || env.app.session.tokenIsCurrent(known.token) ? undefined : known,
  )
}

/** A feature's hook as the session's rules know it: these have no page. */
const withApp =
  (load: SessionHookLoader, app: AppContext): SessionHook['load'] =>
  async () => {
    const { default: hook } = await load()
    return { default: (call) => hook({ ...call, app }) }
  }
