import type { Later } from '../../../ui/later.ts'

export interface ScriptTag {
  /** Rejects if the script fails to load. */
  readonly loaded: Promise<void>
  remove(): void
}

/** The parts of the page that a vendor's script needs. */
export interface VendorPage {
  readonly later: Later
  inject(url: string): ScriptTag
  global(name: string): unknown
  /** Deletes a global. If it exists later, a script that has run since has defined it. */
  forget(name: string): void
}

/** The outcome of waiting for a promise: it resolved, it rejected, or it took too long or was aborted. */
export type Outcome<Value> =
  | { readonly state: 'done'; readonly value: Value }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'late' }

/** Waits for a promise, at most `ms` and until `signal` aborts. Never rejects. */
export function within<Value>(
  ms: number,
  wait: Promise<Value>,
  later: Later,
  signal: AbortSignal,
): Promise<Outcome<Value>> {
  return new Promise((resolve) => {
    const end = (outcome: Outcome<Value>) => {
      cancel()
      signal.removeEventListener('abort', late)
      resolve(outcome)
    }
    const late = () => end({ state: 'late' })
    const cancel = later(late, ms)
    wait.then(
      (value) => end({ state: 'done', value }),
      (error: unknown) => end({ state: 'failed', error }),
    )
    if (signal.aborted) late()
    else signal.addEventListener('abort', late)
  })
}

/**
 * A controller that also aborts when the given signal aborts. (`AbortSignal.any` is too new for the phones of many players.)
 */
export function controllerUnder(signal: AbortSignal): AbortController {
  const own = new AbortController()
  if (signal.aborted) own.abort()
  else signal.addEventListener('abort', () => own.abort(), { once: true, signal: own.signal })
  return own
}
