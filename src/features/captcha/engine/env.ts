import type { Later } from '../../../ui/toastStore.ts'

export interface ScriptTag {
  /** Rejects when it does not arrive. */
  readonly loaded: Promise<void>
  remove(): void
}

/** The page, as far as a vendor's script is concerned. */
export interface VendorPage {
  readonly later: Later
  inject(url: string): ScriptTag
  global(name: string): unknown
  /** Takes a global away, so that only a script that ran since can have put it there. */
  forget(name: string): void
}

/** What waits for a promise: it came, it failed, or it was too late or called off. */
export type Outcome<Value> =
  | { readonly state: 'done'; readonly value: Value }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'late' }

/** Waits no longer than `ms`, and no longer than `signal` lets it. Never rejects. */
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

/** Aborts with the given signal, or by itself. (`AbortSignal.any` is younger than the phones of many players.) */
export function controllerUnder(signal: AbortSignal): AbortController {
  const own = new AbortController()
  if (signal.aborted) own.abort()
  else signal.addEventListener('abort', () => own.abort(), { once: true, signal: own.signal })
  return own
}
