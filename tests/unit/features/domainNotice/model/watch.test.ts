import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { PING_TIMEOUT_MS } from '../../../../../src/api/ping.ts'
import type { EndpointTrouble } from '../../../../../src/features/domainNotice/model/trouble.ts'
import {
  createEndpointMonitor,
  type EndpointStore,
  RECHECK_MS,
} from '../../../../../src/features/domainNotice/model/watch.ts'
import { type Line, lineWorld } from '../endpointFixture.ts'

const HERE = 'https://here.test'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watchOver(endpoint: Line) {
  const endpoints: Record<string, Line> = { [HERE]: endpoint }
  const { env, pinged } = lineWorld(endpoints, HERE)
  const store: EndpointStore = createStore<{ trouble: EndpointTrouble | undefined }>(() => ({
    trouble: undefined,
  }))
  const device = { online: true }
  const watch = createEndpointMonitor({ ...env, store, isOnline: () => device.online })
  const become = (next: Line) => {
    endpoints[HERE] = next
  }
  return { watch, store, pinged, device, become, trouble: () => store.getState().trouble }
}

const lost: Line = { does: 'fails', after: 10 }
const well: Line = { does: 'answers', after: 10 }

describe('a suspicion', () => {
  it('is dropped where the endpoint answers', async () => {
    const { watch, trouble, pinged } = watchOver(well)
    void watch.suspect()
    await vi.advanceTimersByTimeAsync(2 * RECHECK_MS)
    expect(trouble()).toBeUndefined()
    expect(pinged).toHaveLength(1)
  })

  it('is confirmed where nothing answers, and that is said', async () => {
    const { watch, trouble } = watchOver(lost)
    void watch.suspect()
    await vi.advanceTimersByTimeAsync(10)
    expect(trouble()).toEqual({ reason: 'connection' })
  })

  it('is confirmed where the endpoint hangs for ten seconds, and not before', async () => {
    const { watch, trouble } = watchOver({ does: 'hangs' })
    void watch.suspect()
    await vi.advanceTimersByTimeAsync(PING_TIMEOUT_MS - 1)
    expect(trouble()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(trouble()).toEqual({ reason: 'connection' })
  })

  it('is one, however many calls fail at once', async () => {
    const { watch, pinged } = watchOver(lost)
    for (let call = 0; call < 5; call += 1) void watch.suspect()
    await vi.advanceTimersByTimeAsync(10)
    for (let call = 0; call < 5; call += 1) void watch.suspect()
    await vi.advanceTimersByTimeAsync(10)
    expect(pinged).toHaveLength(1)
  })

  it('is examined again after one that was dropped', async () => {
    const { watch, trouble, become } = watchOver(well)
    await Promise.all([watch.suspect(), vi.advanceTimersByTimeAsync(20)])
    become(lost)
    void watch.suspect()
    await vi.advanceTimersByTimeAsync(20)
    expect(trouble()).toBeDefined()
  })

  it('is none on a device without a network, also when that shows only later', async () => {
    const { watch, trouble, pinged, device } = watchOver(lost)
    device.online = false
    await watch.suspect()
    expect(pinged).toHaveLength(0)
    device.online = true
    void watch.suspect()
    device.online = false
    await vi.advanceTimersByTimeAsync(20)
    expect(trouble()).toBeUndefined()
  })
})

describe('a lost endpoint', () => {
  it('is asked again, and takes the trouble back when it answers', async () => {
    const { watch, trouble, become, pinged } = watchOver(lost)
    void watch.suspect()
    await vi.advanceTimersByTimeAsync(10 + RECHECK_MS + 10)
    expect(trouble()).toBeDefined()
    become(well)
    await vi.advanceTimersByTimeAsync(RECHECK_MS + 10)
    expect(trouble()).toBeUndefined()
    const asked = pinged.length
    await vi.advanceTimersByTimeAsync(10 * RECHECK_MS)
    expect(pinged).toHaveLength(asked)
  })

  it('can be lost a second time', async () => {
    const { watch, trouble, become } = watchOver(lost)
    void watch.suspect()
    await vi.advanceTimersByTimeAsync(20)
    become(well)
    await vi.advanceTimersByTimeAsync(2 * RECHECK_MS)
    become(lost)
    void watch.suspect()
    await vi.advanceTimersByTimeAsync(20)
    expect(trouble()).toEqual({ reason: 'connection' })
  })

  it('whose domain is gone stays lost, even if it answers', async () => {
    const { watch, store, trouble, become, pinged } = watchOver(lost)
    void watch.suspect()
    await vi.advanceTimersByTimeAsync(20)
    store.setState({ trouble: { reason: 'domain', message: 'Moved' } })
    become(well)
    await vi.advanceTimersByTimeAsync(3 * RECHECK_MS)
    expect(trouble()).toEqual({ reason: 'domain', message: 'Moved' })
    expect(pinged).toHaveLength(1)
    await watch.suspect()
    expect(pinged).toHaveLength(1)
  })
})
