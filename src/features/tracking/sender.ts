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

/** Delay before a failed request is repeated, ms. It is also repeated when online again and with the next event. */
export const AGAIN_MS = 30_000
/** Key of the waiting events in local storage, one per merchant. */
export const queueKey = (merchant: string): string => `SHELL_events_${merchant}`

export interface SenderEnv {
  readonly storage: SafeStorage
  readonly key: string
  readonly now: () => number
  readonly later: (run: () => void, ms: number) => () => void
  /** Sends events; throws if they were not accepted. */
  readonly send: (events: readonly TrackingEvent[], outlivesPage: boolean) => Promise<unknown>
  readonly isOnline: () => boolean
  /** The browser lets a request outlive its page (`keepalive`). */
  readonly canOutlive: boolean
  /** Runs only if no other tab of this site does; undefined if the browser has no locks (plain http). */
  readonly alone?: ((run: () => Promise<void>) => Promise<void>) | undefined
}

export interface Sender {
  /** Keeps an event and sends it when it can. Never throws. */
  readonly add: (event: Waiting['event']) => void
  /** Sends what waits. */
  readonly flush: () => void
  /**
   * Called when the page is left. Sends new events in a request that outlives the page, and counts them as sent. Events
   * in flight or failed before wait for the next visit: they may be sent twice with the same id, but are never lost.
   */
  readonly leave: () => void
  /** Removes all waiting events. */
  readonly forget: () => void
}

/** Whether a failure is temporary, so that the event is sent again. Other failures are final. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  const { kind, status = 0, code = '' } = error
  if (['network', 'offline', 'timeout', 'aborted'].includes(kind)) return true
  return status >= 500 || status === 429 || status === 408 || code.startsWith('TOO_MANY_REQUEST')
}

/** Creates the queue of events. It survives lost connections and reloads; one tab at a time sends it. */
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
  /** Number of `forget` calls: events in flight during one are not put back into the queue. */
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
      // If no request can outlive the page, waiting events are sent on the next visit.
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
