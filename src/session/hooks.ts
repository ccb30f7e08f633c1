import { isUnknown, type SessionInfo } from './codec.ts'
import { onSessionChange } from './onSessionChange.ts'
import type { SessionStore } from './store.ts'

/** Timeout of one hook, loading included (milliseconds). */
export const HOOK_DEADLINE = 5000

/** The argument of a hook; `signal` aborts when the hook has taken too long or the session has changed. */
export interface HookCall {
  session: SessionInfo
  signal: AbortSignal
}

/** One feature's hook: `load` resolves to a module whose default export is the hook. */
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

/** The timers, injected; `window` is one implementation. */
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
 * Runs hooks one after another, in the given order. A hook that throws, fails to load, or takes longer than `HOOK_DEADLINE` does
 * not stop the others. Never rejects.
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
  /** Hooks of the features that are enabled for this session, in the order of the features. */
  started: (session: SessionInfo) => readonly SessionHook[]
  /** The same for the end of a session: based on the facts of the ended session, not of the guest after it. */
  ended: (session: SessionInfo) => readonly SessionHook[]
  clock: HookClock
  report: (phase: 'started' | 'ended', outcome: HookOutcome) => void
}

/**
 * Runs `started` for each new token and `ended` when that token is gone. Hooks of an ended session are abandoned, not awaited.
 * The lists are evaluated at each run, because gates may have changed in between. Returns a function that ends this. § 1.4,
 * "Login state follows the token".
 *
 * @param before the session until now: counts as ended if it is not the current one
 */
export function watchSession(
  store: SessionStore,
  { started, ended, clock, report }: SessionHooks,
  before?: SessionInfo,
): () => void {
  let running = new AbortController()
  let queue: Promise<void> = Promise.resolve()

  function enqueue(phase: 'started' | 'ended', of: SessionInfo, signal?: AbortSignal) {
    // An error of `report` rejects the queue and is not swallowed, but later hooks run anyway.
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

/** Hooks do not start for a token from the address until the back office has confirmed its member. */
function knownSession(store: SessionStore): SessionInfo | undefined {
  const found = store.current()
  return found && !isUnknown(found) ? found : undefined
}
