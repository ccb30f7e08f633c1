declare global {
  interface Window {
    /**
     * Runs the long timer that is due next at once, after shorter ones that are due before it; the others are due as much earlier.
     * What waits until the page is idle precedes all of them: as long as something does, only that runs, and no time passes.
     */
    readonly passToNextTimer?: (mostMs: number) => number | undefined
    /** Runs all long timers at once that were set for exactly this time, ms. */
    readonly endTimersOf?: (ms: number) => void
    /** Stops the time of the long timers, or lets it go on. */
    readonly holdLongTimers?: (held: boolean) => void
  }
}

/**
 * Runs in the page before anything else: keeps its long timers, so that a cell does not wait for what the app shows after
 * some seconds. Shorter timers wait for the page itself, and run in real time, but no later than a long one that is due after them.
 *
 * @param long timers from `fromMs` on are long, and those of exactly one of `ofMs`; shorter ones are kept from `keptMs` on, ms
 */
export function keepLongTimers(long: {
  readonly fromMs: number
  readonly ofMs: readonly number[]
  readonly keptMs: number
}): void {
  interface Timer {
    readonly run: () => void
    readonly ms: number
    readonly isLong: boolean
    due: number
    id: number
  }
  const timers = new Map<number, Timer>()
  let handles = 0
  /** When the time was stopped, on the page's clock, ms; undefined: it goes on. */
  let heldAt: number | undefined
  const clock = (): number => heldAt ?? performance.now()
  const [wait, cancel] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)]
  const start = (handle: number, timer: Timer): void => {
    const end = (): void => {
      timers.delete(handle)
      timer.run()
    }
    if (heldAt === undefined || !timer.isLong) timer.id = wait(end, Math.max(0, timer.due - clock()))
  }
  const keep = (run: unknown, ms = 0, ...given: unknown[]): number => {
    const isLong = ms >= long.fromMs || long.ofMs.includes(ms)
    if (typeof run !== 'function' || !(isLong || ms >= long.keptMs))
      return Reflect.apply(wait, window, [run, ms, ...given])
    // Negative, so that it is no handle of the browser's.
    handles -= 1
    const timer: Timer = { run: () => run(...given), ms, isLong, due: clock() + ms, id: 0 }
    timers.set(handles, timer)
    start(handles, timer)
    return handles
  }
  const clear = (handle?: number): void => {
    cancel(timers.get(handle ?? 0)?.id ?? handle)
    timers.delete(handle ?? 0)
  }
  const idle = new Map<number, IdleRequestCallback>()
  const [waitIdle, cancelIdle] = [
    window.requestIdleCallback.bind(window),
    window.cancelIdleCallback.bind(window),
  ]
  const keepIdle = (run: IdleRequestCallback, options?: IdleRequestOptions): number => {
    const handle = waitIdle((deadline) => {
      idle.delete(handle)
      run(deadline)
    }, options)
    idle.set(handle, run)
    return handle
  }
  const clearIdle = (handle: number): void => {
    cancelIdle(handle)
    idle.delete(handle)
  }
  /** On a busy machine the browser may find no idle time for seconds: longer than the timers that must come later. */
  const runIdle = (): void => {
    for (const [handle, run] of [...idle]) {
      clearIdle(handle)
      run({ didTimeout: true, timeRemaining: () => 0 })
    }
  }
  const passToNextTimer = (mostMs: number): number | undefined => {
    if (idle.size > 0) {
      runIdle()
      return 0
    }
    const inOrder = [...timers].sort(([, one], [, other]) => one.due - other.due)
    const next = inOrder.find(([, { isLong }]) => isLong)?.[1]
    if (!next) return undefined
    const early = next.due - clock()
    if (early > mostMs) return undefined
    for (const [handle, timer] of inOrder) {
      cancel(timer.id)
      timer.due -= early
      start(handle, timer)
    }
    return Math.max(0, early)
  }
  const endTimersOf = (ms: number): void => {
    for (const [handle, timer] of [...timers]) {
      if (timer.ms !== ms || !timers.delete(handle)) continue
      cancel(timer.id)
      timer.run()
    }
  }
  const holdLongTimers = (held: boolean): void => {
    if (held === (heldAt !== undefined)) return
    const late = performance.now() - clock()
    heldAt = held ? performance.now() : undefined
    for (const [handle, timer] of timers) {
      if (!timer.isLong) continue
      cancel(timer.id)
      timer.due += late
      start(handle, timer)
    }
  }
  Object.assign(window, {
    setTimeout: keep,
    clearTimeout: clear,
    requestIdleCallback: keepIdle,
    cancelIdleCallback: clearIdle,
    passToNextTimer,
    endTimersOf,
    holdLongTimers,
  })
}
