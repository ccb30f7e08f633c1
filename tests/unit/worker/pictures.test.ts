import { describe, expect, it } from 'vitest'
import { createPictures } from '../../../src/worker/pictures.ts'
import { CHALLENGE, createWorld, ORIGIN, page, picture } from './world.ts'

const LOGO = '/m/merchants/acme/logo.svg'

function setUp() {
  const world = createWorld()
  return { ...world, pictures: createPictures(world.env) }
}

describe('a merchant’s picture', () => {
  it('is answered from the cache, and fetched anew only when the page is at rest', async () => {
    const { pictures, ...world } = setUp()
    world.network.set(LOGO, () => picture('first'))
    await pictures.answer(world.fetched(LOGO))
    await world.settled()
    world.network.set(LOGO, () => picture('second'))
    expect(await (await pictures.answer(world.fetched(LOGO))).text()).toBe('first')
    expect(world.asked).toHaveLength(1)
    await pictures.revalidate([])
    expect(await (await pictures.answer(world.fetched(LOGO))).text()).toBe('second')
  })

  it('is copied from the browser’s own cache where a page has loaded it past the worker', async () => {
    const { pictures, ...world } = setUp()
    world.network.set(LOGO, () => picture('logo'))
    await pictures.revalidate([ORIGIN + LOGO])
    expect(world.asked).toEqual([{ path: LOGO, cache: 'force-cache' }])
    expect(await world.cached('pictures', LOGO)).toBe('logo')
  })

  it('is not replaced by a page that a firewall answers in its place', async () => {
    const { pictures, ...world } = setUp()
    world.network.set(LOGO, () => page(CHALLENGE))
    await pictures.answer(world.fetched(LOGO))
    await pictures.revalidate([ORIGIN + LOGO])
    await world.settled()
    expect(await world.cached('pictures', LOGO)).toBeUndefined()
  })

  it('is one of 150: those that were revalidated longest ago go', async () => {
    const { pictures, ...world } = setUp()
    const paths = Array.from({ length: 160 }, (_, index) => `/m/merchants/acme/${index}.svg`)
    for (const path of paths) await world.put('pictures', path, picture(path))
    world.network.set('/m/merchants/acme/0.svg', () => picture('0 anew'))
    await pictures.answer(world.fetched('/m/merchants/acme/0.svg'))
    await pictures.revalidate([])
    expect((await world.env.caches.requests('pictures')).length).toBe(150)
    expect(await world.cached('pictures', '/m/merchants/acme/0.svg')).toBe('0 anew')
    expect(await world.cached('pictures', '/m/merchants/acme/1.svg')).toBeUndefined()
  })

  it('is not revalidated while a newer worker waits to take over', async () => {
    const world = createWorld()
    world.network.set(LOGO, () => picture('logo'))
    await createPictures(world.env, () => true).revalidate([ORIGIN + LOGO])
    expect(world.asked).toEqual([])
  })

  it('comes from the network while CacheStorage fails', async () => {
    const { pictures, ...world } = setUp()
    world.network.set(LOGO, () => picture('network'))
    world.caches.fail(true)
    expect(await (await pictures.answer(world.fetched(LOGO))).text()).toBe('network')
    await expect(pictures.revalidate([ORIGIN + LOGO])).resolves.toBeUndefined()
    await world.settled()
  })
})
