import { parseArray } from '../../../json/parseArray.ts'
import { isRecord } from '../../../json/read.ts'
import type { TrackingEvent } from './event.ts'

/** Most events that wait; the oldest go first. */
export const MOST_EVENTS = 100
/** Most that their text may weigh, characters. */
export const MOST_LENGTH = 60_000
/** Older ones are of no use to any network, ms: Meta takes events of seven days. */
export const OLDEST_MS = 7 * 24 * 3_600_000
/** Most events of one request. */
export const BATCH_EVENTS = 25
/** Most of one request, characters: a browser takes 64 KiB of what outlives its page. */
export const BATCH_LENGTH = 30_000
/** An event that was sent so often without an answer is given up. */
export const MOST_TRIES = 8
/** Whoever took an event has it to themselves for so long, ms: longer than a call may take. */
export const LEASE_MS = 20_000

/** An event that waits to be sent. */
export interface Waiting {
  readonly event: TrackingEvent & { readonly eventID: string }
  /** When it happened, ms since 1970. */
  readonly at: number
  readonly tries: number
  /** Somebody, in this tab or another, is sending it until then. */
  readonly lease: number
}

export type Queue = readonly Waiting[]

const isEvent = (value: unknown): value is Waiting['event'] =>
  isRecord(value) &&
  typeof value.eventName === 'string' &&
  value.eventName !== '' &&
  typeof value.eventID === 'string' &&
  value.eventID !== ''

const countOf = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0

function waitingOf(value: unknown, now: number): Waiting | undefined {
  if (!isRecord(value) || !isEvent(value.event)) return undefined
  const at = countOf(value.at)
  const tries = countOf(value.tries)
  // A clock that was put back must not keep an event, nor a lease, for ever.
  if (at > now + OLDEST_MS || now - at > OLDEST_MS || tries >= MOST_TRIES) return undefined
  const lease = countOf(value.lease)
  return { event: value.event, at, tries, lease: lease > now + LEASE_MS ? 0 : lease }
}

/** Within its bounds: each event once, the newest stay. */
function bounded(queue: Queue): Queue {
  const kept: Waiting[] = []
  const seen = new Set<string>()
  let length = 2
  for (const waiting of [...queue].reverse()) {
    const { eventID } = waiting.event
    if (seen.has(eventID) || kept.length >= MOST_EVENTS) continue
    length += JSON.stringify(waiting).length + 1
    if (length > MOST_LENGTH) break
    seen.add(eventID)
    kept.unshift(waiting)
  }
  return kept
}

/** What is stored, as far as it can be used; whatever somebody has written there. */
export const readQueue = (stored: string | null, now: number): Queue =>
  bounded(parseArray(stored).flatMap((value) => waitingOf(value, now) ?? []))

export const withEvent = (queue: Queue, event: Waiting['event'], now: number): Queue =>
  bounded([...queue, { event, at: now, tries: 0, lease: 0 }])

/** What may be sent now, oldest first, and the queue in which that is lent out; `fresh`: only what was never sent yet. */
export function takeBatch(
  queue: Queue,
  now: number,
  which: 'all' | 'fresh' = 'all',
): { readonly batch: Queue; readonly queue: Queue } {
  const batch: Waiting[] = []
  let length = 2
  for (const waiting of queue) {
    if (waiting.lease > now || (which === 'fresh' && waiting.tries > 0)) continue
    length += JSON.stringify(waiting.event).length + 1
    if (batch.length >= BATCH_EVENTS || (length > BATCH_LENGTH && batch.length > 0)) break
    batch.push({ ...waiting, lease: now + LEASE_MS, tries: waiting.tries + 1 })
  }
  const lent = new Map(batch.map((waiting) => [waiting.event.eventID, waiting]))
  return { batch, queue: queue.map((waiting) => lent.get(waiting.event.eventID) ?? waiting) }
}

/** They are gone: told, or not wanted. */
export function withoutBatch(queue: Queue, batch: Queue): Queue {
  const ids = new Set(batch.map(({ event }) => event.eventID))
  return queue.filter(({ event }) => !ids.has(event.eventID))
}

/** They were not told, and wait again where they stood, also where they were held to be gone. */
export const withBatchAgain = (queue: Queue, batch: Queue): Queue =>
  bounded(
    [...withoutBatch(queue, batch), ...batch.map((waiting) => ({ ...waiting, lease: 0 }))].sort(
      (one, other) => one.at - other.at,
    ),
  )
