import { ApiError } from '../../api/error.ts'
import type { SafeStorage } from '../../session/storage.ts'
import type { TrackingEvent } from './model/event.ts'
import {
  type Queue,
  readQueue,
  takeBatch,
  type Waiting,
  withBatchAgain,
  withEvent,
  withoutBatch,
} from './model/queue.ts'

/** What could not be sent is tried again after this, ms; and when the line is back, and with the next event. */
export const AGAIN_MS = 30_000
/** Key in local storage of the events that wait, one a merchant. */
export const queueKey = (merchant: string): string => `SHELL_events_${merchant}`

export interface SenderEnv {
  readonly storage: SafeStorage
  readonly key: string
  readonly now: () => number
  readonly later: (run: () => void, ms: number) => () => void
  /** Sends events; throws where they were not taken. */
  readonly send: (events: readonly TrackingEvent[], outlivesPage: boolean) => Promise<unknown>
  readonly isOnline: () => boolean
  /** The browser lets a request outlive its page (`keepalive`). */
  readonly canOutlive: boolean
  /** Runs alone among all tabs of this site, or not at all; undefined where the browser cannot (plain http). */
  readonly alone?: ((run: () => Promise<void>) => Promise<void>) | undefined
}

export interface Sender {
  /** Keeps an event and sends it when it can. Never throws. */
  readonly add: (event: Waiting['event']) => void
  /** Sends what waits. */
  readonly flush: () => void
  /**
   * The page is being left: what was never sent leaves at once, by a request that outlives it, and is held to be told. What is
   * on its way, or has failed before, waits for the next visit: it may then be told twice, under the same id, but never not.
   */
  readonly leave: () => void
  /** Nothing waits any more. */
  readonly forget: () => void
}

/** Failures after which an event may still be wanted; any other is an answer. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  const { kind, status = 0, code = '' } = error
  if (['network', 'offline', 'timeout', 'aborted'].includes(kind)) return true
  return status >= 500 || status === 429 || status === 408 || code.startsWith('TOO_MANY_REQUEST')
}

/** The queue of events: it survives a lost line and a reload, and is worked off by one tab at a time. */
export function createSender({
  storage,
  key,
  now,
  later,
  send,
  isOnline,
  canOutlive,
  alone,
}: SenderEnv): Sender {
  let flying = false
  /** Counts how often everything was forgotten: what is on its way then does not come back. */
  let forgotten = 0
  let stopWaiting: (() => void) | undefined

  const read = () => readQueue(storage.getItem(key), now())
  const write = (queue: Queue) =>
    queue.length > 0 ? storage.setItem(key, JSON.stringify(queue)) : storage.removeItem(key)

  /** Says whether there may be more to send. */
  async function sendBatch(leaving: boolean): Promise<boolean> {
    const { batch, queue } = takeBatch(read(), now(), leaving ? 'fresh' : 'all')
    if (batch.length === 0) return false
    // Lent out before it leaves: another tab does not send it too. Who leaves may not be here to hear the answer.
    write(leaving ? withoutBatch(queue, batch) : queue)
    const before = forgotten
    let again = false
    try {
      await send(
        batch.map(({ event }) => event),
        leaving,
      )
    } catch (error) {
      again = isPassing(error) && before === forgotten
    }
    write(again ? withBatchAgain(read(), batch) : withoutBatch(read(), batch))
    if (again) retry()
    return !again
  }

  async function sendAll(): Promise<void> {
    while (await sendBatch(false));
  }

  function retry(): void {
    stopWaiting?.()
    stopWaiting = later(flush, AGAIN_MS)
  }

  function flush(): void {
    if (flying || read().length === 0) return
    flying = true
    const work = alone ? alone(sendAll) : sendAll()
    work
      .catch(() => undefined)
      .finally(() => {
        flying = false
        // Another tab had its turn, or an event came while the last batch was on its way.
        if (read().length > 0) retry()
      })
  }

  return {
    add(event) {
      write(withEvent(read(), event, now()))
      flush()
    },
    flush,
    leave() {
      // Where no request outlives the page, what waits is told on the next visit.
      if (!canOutlive || !isOnline()) return
      void sendBatch(true).catch(() => undefined)
    },
    forget() {
      forgotten += 1
      stopWaiting?.()
      storage.removeItem(key)
    },
  }
}
