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
  /** The current facts, with this session; undefined: there is no site any more, so no gate is open. */
  readonly factsFor: (session: SessionInfo) => Facts | undefined
  readonly clock: HookClock
  readonly report: (problem: Problem) => void
}

/**
 * Runs the features' session hooks, in the order of the features, if their gate is open for the session. A feature whose start
 * hook has run also gets the end hook, even if its gate has closed since.
 *
 * @param known the session at the time of the call; counts as ended if it is not the current one by now
 * @returns a function that stops this
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
        // Without the thrown value, which may contain the member's data.
        const pointer = `${pointerStep(id)}/session/${phase}`
        env.report({ code: 'feature.hookFailed', source: 'runtime', pointer, instead: 'the others went on' })
      },
    },
    isUnknown(known) || env.app.session.tokenIsCurrent(known.token) ? undefined : known,
  )
}

/** Adapts a feature's hook to the session's rules, which do not know the page. */
const withApp =
  (load: SessionHookLoader, app: AppContext): SessionHook['load'] =>
  async () => {
    const { default: hook } = await load()
    return { default: (call) => hook({ ...call, app }) }
  }
