import { describe, expect, it, vi } from 'vitest'
import { createAssets } from '../../../src/worker/assets.ts'
import { BUILD, CHALLENGE, createWorld, page, script } from './world.ts'

const FILE = '/m/assets/Login-AAAAAAA2.js'

function setUp() {
  const world = createWorld()
  const onGone = vi.fn(async () => {})
  return { ...world, onGone, assets: createAssets(world.env, onGone) }
}

describe('a hashed file', () => {
  it('is cached when it has been used, and answered without the network from then on', async () => {
    const { assets, ...world } = setUp()
    world.network.set(FILE, () => script('login'))
    expect(await (await assets.answer(world.fetched(FILE))).text()).toBe('login')
    await world.settled()
    world.network.clear()
    expect(await (await assets.answer(world.fetched(FILE))).text()).toBe('login')
  })

  it('is answered from the build before, which another tab may still run', async () => {
    const { assets, ...world } = setUp()
    await world.put('build-b1', FILE, script('of the build before'))
    expect(await (await assets.answer(world.fetched(FILE))).text()).toBe('of the build before')
    expect(world.asked).toEqual([])
  })

  it('is copied from the browser’s own cache where a page has loaded it past the worker, once', async () => {
    const { assets, ...world } = setUp()
    world.network.set(FILE, () => script('login'))
    await assets.copy([FILE, '/m/assets/missing-AAAAAAA2.js'])
    await assets.copy([FILE])
    expect(world.asked.filter(({ path }) => path === FILE)).toEqual([{ path: FILE, cache: 'force-cache' }])
    expect(await world.cached(BUILD.cache, FILE)).toBe('login')
  })

  it.each([
    ['another build’s server', () => new Response('', { status: 404 })],
    ['a firewall’s challenge', () => page(CHALLENGE)],
  ])('is not cached from %s, and the document is told to be gone', async (_, answer) => {
    const { assets, onGone, ...world } = setUp()
    world.network.set(FILE, answer)
    await assets.answer(world.fetched(FILE))
    await assets.copy([FILE])
    await world.settled()
    expect(onGone).toHaveBeenCalledOnce()
    expect(await world.cached(BUILD.cache, FILE)).toBeUndefined()
  })

  it.each([
    ['JSON', () => new Response('{}', { headers: { 'content-type': 'application/json' } })],
    ['a plain text', () => new Response('blocked', { headers: { 'content-type': 'text/plain' } })],
    [
      'a page that it was led to',
      () => Object.defineProperty(script('portal'), 'redirected', { value: true }),
    ],
  ])('is not cached where something on the way answers with %s in its place', async (_, answer) => {
    const { assets, ...world } = setUp()
    world.network.set(FILE, answer)
    await assets.answer(world.fetched(FILE))
    await assets.copy([FILE])
    await world.settled()
    expect(await world.cached(BUILD.cache, FILE)).toBeUndefined()
  })

  it('comes from the network while CacheStorage fails, and from the cache when it works again', async () => {
    const { assets, ...world } = setUp()
    await world.put(BUILD.cache, FILE, script('cached'))
    world.network.set(FILE, () => script('network'))
    world.caches.fail(true)
    expect(await (await assets.answer(world.fetched(FILE))).text()).toBe('network')
    await world.settled()
    world.caches.fail(false)
    expect(await (await assets.answer(world.fetched(FILE))).text()).toBe('cached')
  })
})
