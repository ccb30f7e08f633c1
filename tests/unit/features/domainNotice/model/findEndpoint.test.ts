import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PING_TIMEOUT_MS } from '../../../../../src/api/ping.ts'
import {
  createEndpointFinder,
  type EndpointEnv,
  ROUTE_PATIENCE_MS,
  type SearchOptions,
} from '../../../../../src/features/domainNotice/model/findEndpoint.ts'
import type { Route } from '../../../../../src/features/domainNotice/model/route.ts'
import {
  storedEndpoints,
  storeEndpoints,
} from '../../../../../src/features/domainNotice/model/storedEndpoints.ts'
import { encodePath } from '../../../../../src/site/customerService.ts'
import { fakeStorage } from '../../../session/fakeStorage.ts'
import { type Line, lineWorld } from '../endpointFixture.ts'

const HERE = 'https://here.test'
const FAST = 'https://fast.test'
const OLD = 'https://old.test'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const list = (...names: string[]) => ({ domainList: names.map((domainName) => ({ domainName })) })
const answering: Line = { does: 'answers', after: 20 }

function finderOver(
  endpoints: Readonly<Record<string, Line>>,
  loadRoute: EndpointEnv['loadRoute'],
  kept: readonly string[] = [],
) {
  const storage = fakeStorage()
  if (kept.length > 0) storeEndpoints(storage, 'acme', kept)
  const { env, pinged } = lineWorld(endpoints, HERE)
  const finder = createEndpointFinder({ ...env, random: () => 0, merchant: () => 'acme', storage, loadRoute })
  async function search(options?: SearchOptions) {
    const begun = Date.now()
    let took = Number.NaN
    const ending = finder.search(new AbortController().signal, options).finally(() => {
      took = Date.now() - begun
    })
    await vi.advanceTimersByTimeAsync(5 * PING_TIMEOUT_MS)
    return { search: await ending, took }
  }
  return { finder, search, storage, pinged: () => pinged.map(({ endpoint }) => endpoint) }
}

const hangs = () => new Promise<never>(() => undefined)
const fails = () => Promise.reject(new TypeError('Failed to fetch'))

describe('a search', () => {
  it('requests the configuration, races its endpoints, and stores them for when it cannot be requested', async () => {
    const { search, storage } = finderOver({ [FAST]: answering }, async () => list('dead.test', 'fast.test'))
    expect((await search()).search).toEqual({ state: 'found', endpoint: FAST })
    expect(storedEndpoints(storage, 'acme', HERE)).toEqual(['https://dead.test', FAST])
  })

  it('tests ten endpoints of many', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `l${index}.test`)
    const { search, pinged } = finderOver({}, async () => list(...names))
    expect((await search()).search).toEqual({ state: 'dead' })
    expect(new Set(pinged()).size).toBe(10)
  })

  it('uses the stored endpoints at once where the configuration cannot be loaded', async () => {
    const { search, storage } = finderOver({ [OLD]: answering }, fails, [OLD])
    expect(await search()).toEqual({ search: { state: 'found', endpoint: OLD }, took: 20 })
    expect(storedEndpoints(storage, 'acme', HERE)).toEqual([OLD])
  })

  it('waits briefly for a hanging configuration where endpoints are stored, and ten seconds where none are', async () => {
    const kept = finderOver({ [OLD]: answering }, hangs, [OLD])
    expect(await kept.search()).toEqual({
      search: { state: 'found', endpoint: OLD },
      took: ROUTE_PATIENCE_MS + 20,
    })
    const none = finderOver({}, hangs)
    expect(await none.search()).toEqual({ search: { state: 'none' }, took: PING_TIMEOUT_MS })
  })

  it.each([[{}], [null], ['<html>'], [list('http://plain.test', 'javascript:alert(1)')]])(
    'knows no line after %j, and does not forget the lines of before',
    async (sent) => {
      expect((await finderOver({}, async () => sent).search()).search).toEqual({ state: 'none' })
      const { search, storage } = finderOver({ [OLD]: answering }, async () => sent, [OLD])
      expect((await search()).search).toEqual({ state: 'found', endpoint: OLD })
      expect(storedEndpoints(storage, 'acme', HERE)).toEqual([OLD])
    },
  )

  it('may find the current endpoint, but not if its domain is gone', async () => {
    const endpoints = { [HERE]: answering, [FAST]: { does: 'answers', after: 90 } } as const
    const { search, pinged } = finderOver(endpoints, async () => list('here.test', 'fast.test'))
    expect((await search()).search).toEqual({ state: 'found', endpoint: HERE })
    const before = pinged().length
    expect((await search({ elsewhere: true })).search).toEqual({ state: 'found', endpoint: FAST })
    expect(pinged().slice(before)).toEqual([FAST])
    const alone = finderOver(endpoints, async () => list('here.test'))
    expect((await alone.search({ elsewhere: true })).search).toEqual({ state: 'none' })
  })

  it('names the contact before any endpoint has answered', async () => {
    const path = encodePath('https://help.test/', 'k3yk3yk3')
    const told: { route: Route; pings: number }[] = []
    const { search, pinged } = finderOver({ [FAST]: { does: 'hangs' } }, async () => ({
      customerService: [{ path }],
      ...list('fast.test'),
    }))
    const { search: ending } = await search({
      onRoute: (route) => told.push({ route, pings: pinged().length }),
    })
    expect(ending).toEqual({ state: 'hanging' })
    expect(told).toHaveLength(1)
    expect(told[0]?.pings).toBe(0)
    expect(told[0]?.route.customerService.map(({ url }) => url)).toEqual(['https://help.test/'])
  })

  it('tells nothing to whoever has left', async () => {
    const { finder, pinged } = finderOver({ [FAST]: answering }, async () => list('fast.test'))
    const left = new AbortController()
    const onRoute = vi.fn()
    const ending = finder.search(left.signal, { onRoute })
    left.abort()
    await vi.advanceTimersByTimeAsync(PING_TIMEOUT_MS)
    expect((await ending).state).not.toBe('found')
    expect(onRoute).not.toHaveBeenCalled()
    expect(pinged()).toEqual([])
  })
})
