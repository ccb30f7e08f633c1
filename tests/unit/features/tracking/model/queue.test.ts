import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BATCH_EVENTS,
  BATCH_LENGTH,
  LEASE_MS,
  MOST_EVENTS,
  MOST_LENGTH,
  MOST_TRIES,
  OLDEST_MS,
  type Queue,
  readQueue,
  takeBatch,
  withBatchAgain,
  withEvent,
  withoutBatch,
} from '../../../../../src/features/tracking/model/queue.ts'

const NOW = 1_800_000_000_000
const event = (id: string, eventValue = 'x') => ({ eventName: 'login', eventID: id, eventValue })
const ids = (queue: Queue) => queue.map(({ event: { eventID } }) => eventID)
const filled = (count: number, value?: string): Queue =>
  Array.from({ length: count }, (_, index) => index).reduce<Queue>(
    (queue, index) => withEvent(queue, event(`e${index}`, value), NOW + index),
    [],
  )

const entries = fc.record(
  {
    event: fc.oneof(
      fc.record({ eventName: fc.string(), eventID: fc.string() }, { requiredKeys: [] }),
      fc.anything(),
    ),
    at: fc.oneof(fc.integer(), fc.double(), fc.constant(NOW), fc.anything()),
    tries: fc.oneof(fc.integer(), fc.anything()),
    lease: fc.oneof(fc.integer(), fc.constant(NOW + 1e12), fc.anything()),
  },
  { requiredKeys: [] },
)

describe('the queue of events', () => {
  it('is read from whatever somebody has written there, within its bounds, and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.array(entries, { maxLength: 150 }).map((list) => JSON.stringify(list)),
        ),
        (stored) => {
          const queue = readQueue(stored, NOW)
          expect(queue.length).toBeLessThanOrEqual(MOST_EVENTS)
          expect(JSON.stringify(queue).length).toBeLessThanOrEqual(MOST_LENGTH)
          expect(new Set(ids(queue)).size).toBe(queue.length)
          for (const { event: held, at, tries, lease } of queue) {
            expect(held.eventName).not.toBe('')
            expect(Math.abs(NOW - at)).toBeLessThanOrEqual(OLDEST_MS)
            expect(tries).toBeLessThan(MOST_TRIES)
            expect(lease).toBeLessThanOrEqual(NOW + LEASE_MS)
          }
          expect(readQueue(JSON.stringify(queue), NOW)).toEqual(queue)
        },
      ),
    )
  })

  it('keeps the newest where there are too many, or too much', () => {
    expect(ids(filled(MOST_EVENTS + 3))[0]).toBe('e3')
    const heavy = filled(30, 'x'.repeat(5000))
    expect(heavy.length).toBeLessThan(30)
    expect(ids(heavy).at(-1)).toBe('e29')
  })

  it('forgets what is too old, and what was sent too often', () => {
    const stored = JSON.stringify([
      { event: event('old'), at: NOW - OLDEST_MS - 1, tries: 0, lease: 0 },
      { event: event('tried'), at: NOW, tries: MOST_TRIES, lease: 0 },
      { event: event('good'), at: NOW - OLDEST_MS, tries: MOST_TRIES - 1, lease: 0 },
    ])
    expect(ids(readQueue(stored, NOW))).toEqual(['good'])
  })

  it('lends out a batch: nobody else takes it before the lease is over', () => {
    const { batch, queue } = takeBatch(filled(2), NOW)
    expect(ids(batch)).toEqual(['e0', 'e1'])
    expect(takeBatch(queue, NOW + LEASE_MS - 1).batch).toEqual([])
    expect(ids(takeBatch(queue, NOW + LEASE_MS).batch)).toEqual(['e0', 'e1'])
  })

  it('lends out no more than a request may carry', () => {
    expect(takeBatch(filled(60), NOW).batch).toHaveLength(BATCH_EVENTS)
    const { batch } = takeBatch(filled(10, 'x'.repeat(5000)), NOW)
    expect(JSON.stringify(batch.map(({ event: sent }) => sent)).length).toBeLessThanOrEqual(BATCH_LENGTH)
    expect(takeBatch(filled(1, 'x'.repeat(BATCH_LENGTH)), NOW).batch).toHaveLength(1)
  })

  it('lends out only what was never sent when the player leaves the page', () => {
    const { queue, batch } = takeBatch(filled(1), NOW)
    const failed = withBatchAgain(queue, batch)
    const more = withEvent(failed, event('fresh'), NOW + 5)
    expect(ids(takeBatch(more, NOW + 5, 'fresh').batch)).toEqual(['fresh'])
    expect(ids(takeBatch(more, NOW + 5).batch)).toEqual(['e0', 'fresh'])
  })

  it('removes sent events, and puts unsent ones back in their place, even if they were removed already', () => {
    const { batch, queue } = takeBatch(filled(2), NOW)
    const later = withEvent(queue, event('later'), NOW + 9)
    expect(ids(withoutBatch(later, batch))).toEqual(['later'])
    const again = withBatchAgain(withoutBatch(later, batch), batch)
    expect(again.map(({ event: { eventID }, tries, lease }) => [eventID, tries, lease])).toEqual([
      ['e0', 1, 0],
      ['e1', 1, 0],
      ['later', 0, 0],
    ])
  })
})
