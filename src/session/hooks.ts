import { isUnknown, type SessionInfo } from './codec.ts'
import { onSessionChange } from './onSessionChange.ts'
import type { SessionStore } from './store.ts'

/** How long one hook may take, loading included (milliseconds). */
export const HOOK_DEADLINE = 5000

/** What a hook is called with; `signal` aborts when it has taken too long or the session has moved on. */
export interface HookCall {
  session: SessionInfo
  signal: AbortSignal
}

/** One feature's hook: `load` answers a module whose default export is the hook. */
export interface SessionHook {
  /** The feature's id, for reports. */
  id: string
  load: () => Promise<{ default: (call: HookCall) => unknown }>
}

export interface HookOutcome {
  id: string
  outcome: 'done' | 'failed' | 'timedOut' | 'skipped'
  error?: unknown
}

/** The clock is passed in; `window` is one. */
export interface HookClock {
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(handle: unknown): void
}

async function runOne(
  { id, load }: SessionHook,
  session: SessionInfo,
  clock: HookClock,
  outer?: AbortSignal,
): Promise<HookOutcome> {
  if (outer?.aborted) return { id, outcome: 'skipped' }
  const own = new AbortController()
  const run = async (): Promise<HookOutcome> => {
    const { default: call } = await load()
    await call({ session, signal: own.signal })
    return { id, outcome: 'done' }
  }
  let abandon = () => {}
  let timer: unknown
  const stopped = new Promise<HookOutcome>((resolve) => {
    timer = clock.setTimeout(() => resolve({ id, outcome: 'timedOut' }), HOOK_DEADLINE)
    abandon = () => resolve({ id, outcome: 'skipped' })
    outer?.addEventListener('abort', abandon)
  })
  const failed = (error: unknown): HookOutcome => ({ id, outcome: 'failed', error })
  const result = await Promise.race([run().catch(failed), stopped])
  clock.clearTimeout(timer)
  outer?.removeEventListener('abort', abandon)
  own.abort()
  return result
}

/**
 * Runs hooks one after the other, in the order given. Each is contained: one that throws, does not load, or takes
 * longer than `HOOK_DEADLINE` does not stop the others. Never rejects.
 */
export async function runHooks(
  hooks: readonly SessionHook[],
  session: SessionInfo,
  clock: HookClock,
  signal?: AbortSignal,
): Promise<HookOutcome[]> {
  const outcomes: HookOutcome[] = []
  for (const hook of hooks) outcomes.push(await runOne(hook, session, clock, signal))
  return outcomes
}

export interface SessionHooks {
  /** Hooks of the features that are on for this session, in the order of the features. */
  started: (session: SessionInfo) => readonly SessionHook[]
  /** The same when it is over: decide by the facts of the session that ended, not of the guest who remains. */
  ended: (session: SessionInfo) => readonly SessionHook[]
  clock: HookClock
  report: (phase: 'started' | 'ended', outcome: HookOutcome) => void
}

/**
 * Runs `started` for each new token and `ended` when that token is gone; hooks of a session that is over are abandoned
 * rather than waited for. The lists are asked for at each run, since gates may have changed in between.
 * Answers how to stop watching. § 1.4, "Login state follows the token".
 *
 * @param before whose session it was until now: over, if it is not the current one
 */
export function watchSession(
  store: SessionStore,
  { started, ended, clock, report }: SessionHooks,
  before?: SessionInfo,
): () => void {
  let running = new AbortController()
  let queue: Promise<void> = Promise.resolve()

  function enqueue(phase: 'started' | 'ended', of: SessionInfo, signal?: AbortSignal) {
    // A report that throws is not swallowed, and does not keep later hooks from running either.
    queue = queue
      .catch(() => {})
      .then(async () => {
        const hooks = phase === 'started' ? started(of) : ended(of)
        for (const outcome of await runHooks(hooks, of, clock, signal)) report(phase, outcome)
      })
  }

  return onSessionChange(
    store,
    (begun, over) => {
      running.abort()
      running = new AbortController()
      if (over) enqueue('ended', over)
      if (begun) enqueue('started', begun, running.signal)
    },
    { of: knownSession, since: before },
  )
}

/** A token that came with the address begins nothing until the back office has said whose it is. */
function knownSession(store: SessionStore): SessionInfo | undefined {
  const found = store.current()
  return found && !isUnknown(found) ? found : undefined
}
