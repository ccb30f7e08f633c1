import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDocuments, REFRESH_PATIENCE_MS } from '../../../src/worker/documents.ts'
import { BUILD, CHALLENGE, createWorld, DOCUMENT, html, page } from './world.ts'

/** A worker whose build has been used once, so the document is answered from the cache. */
async function withRunBuild() {
  const world = createWorld()
  const documents = createDocuments(world.env)
  world.network.set(DOCUMENT, () => page(html('b2')))
  await documents.precache()
  await documents.revalidate()
  return { ...world, documents }
}
const answerTo = async (
  documents: ReturnType<typeof createDocuments>,
  world: ReturnType<typeof createWorld>,
) => (await documents.answer(world.fetched('/m/home'))).text()

afterEach(() => vi.useRealTimers())

describe('the document', () => {
  it('is answered from the cache, without the network, once a page of its build has run', async () => {
    const { documents, ...world } = await withRunBuild()
    world.network.clear()
    expect(await answerTo(documents, world)).toBe(html('b2'))
  })

  it('is fetched once for install and first run together', async () => {
    const { asked } = await withRunBuild()
    expect(asked).toEqual([{ path: DOCUMENT, cache: 'no-cache' }])
  })

  it('comes from the network until then', async () => {
    const world = createWorld()
    const documents = createDocuments(world.env)
    world.network.set(DOCUMENT, () => page(html('b2')))
    await documents.precache()
    world.network.set('/m/home', () => page(html('b3')))
    expect(await answerTo(documents, world)).toBe(html('b3'))
  })

  it('is revalidated: the newer one of the same build is answered next', async () => {
    const { documents, ...world } = await withRunBuild()
    world.network.set(DOCUMENT, () => page(html('b2', 'painted anew')))
    await documents.revalidate()
    expect(await answerTo(documents, world)).toBe(html('b2', 'painted anew'))
  })

  it('stays as it is while the server answers with another build, or not at all', async () => {
    const { documents, ...world } = await withRunBuild()
    world.network.set(DOCUMENT, () => page(html('b3')))
    await documents.revalidate()
    world.network.clear()
    await documents.revalidate()
    expect(await answerTo(documents, world)).toBe(html('b2'))
  })

  it('is forgotten when its files are gone from the server', async () => {
    const { documents, ...world } = await withRunBuild()
    await documents.forget()
    world.network.set('/m/home', () => page(html('b3')))
    expect(await answerTo(documents, world)).toBe(html('b3'))
  })
})

describe('the document of a build that the player leaves', () => {
  async function retired() {
    const world = await withRunBuild()
    await world.documents.retire()
    return world
  }

  it('comes from the network, so it is the new build’s', async () => {
    const { documents, ...world } = await retired()
    world.network.set('/m/home', () => page(html('b3')))
    expect(await answerTo(documents, world)).toBe(html('b3'))
  })

  it('starts where the network does not answer', async () => {
    const { documents, ...world } = await retired()
    world.network.clear()
    expect(await answerTo(documents, world)).toBe(html('b2'))
  })

  it('starts where the network takes longer than a player waits for the new build', async () => {
    const { documents, ...world } = await retired()
    vi.useFakeTimers()
    world.network.set('/m/home', () => new Promise<Response>(() => {}))
    let answered: string | undefined
    const answer = answerTo(documents, world).then((text) => {
      answered = text
    })
    await vi.advanceTimersByTimeAsync(REFRESH_PATIENCE_MS - 1)
    expect(answered).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await answer
    expect(answered).toBe(html('b2'))
  })

  it('starts rather than one of a build before it', async () => {
    const { documents, ...world } = await retired()
    await world.put('build-b1', DOCUMENT, page(html('b1')))
    world.network.clear()
    expect(await answerTo(documents, world)).toBe(html('b2'))
  })

  it('stays retired when another of its pages is at rest, until the server is back at its build', async () => {
    const { documents, ...world } = await retired()
    world.network.set(DOCUMENT, () => page(html('b3')))
    await documents.revalidate()
    world.network.set('/m/home', () => page(html('b3')))
    expect(await answerTo(documents, world)).toBe(html('b3'))
    world.network.set(DOCUMENT, () => page(html('b2')))
    await documents.revalidate()
    expect(await answerTo(documents, world)).toBe(html('b2'))
    expect(await world.cached(BUILD.cache, `${DOCUMENT}?retired`)).toBeUndefined()
  })

  it('is nothing to retire before a page of its build has run', async () => {
    const world = createWorld()
    const documents = createDocuments(world.env)
    await documents.retire()
    await expect(documents.answer(world.fetched('/m/home'))).rejects.toThrow('Failed to fetch')
  })
})

const redirected = () => Object.defineProperty(page(html('b2')), 'redirected', { value: true })

describe('a page that is not the document', () => {
  it.each([
    ['a challenge of a firewall', () => page(CHALLENGE)],
    ['the document of another build', () => page(html('b3'))],
    ['an error', () => page(html('b2'), 503)],
    ['what a redirect led to', redirected],
    ['another type', () => new Response(html('b2'), { headers: { 'content-type': 'text/plain' } })],
  ])('is never cached: %s', async (_, foreign) => {
    const world = createWorld()
    const documents = createDocuments(world.env)
    world.network.set(DOCUMENT, foreign)
    await documents.precache()
    await documents.revalidate()
    world.network.set('/m/home', () => page(html('b2', 'from the network')))
    expect(await answerTo(documents, world)).toBe(html('b2', 'from the network'))
    world.network.clear()
    await expect(documents.answer(world.fetched('/m/home'))).rejects.toThrow('Failed to fetch')
  })

  it('is handed to the visitor, who may have to answer it, and is not there the next time', async () => {
    const world = createWorld()
    const documents = createDocuments(world.env)
    world.network.set('/m/home', () => page(CHALLENGE))
    expect(await answerTo(documents, world)).toBe(CHALLENGE)
    world.network.set('/m/home', () => page(html('b2')))
    expect(await answerTo(documents, world)).toBe(html('b2'))
  })

  it('is not answered where something else has put it into the cache; the next revalidation replaces it', async () => {
    const { documents, ...world } = await withRunBuild()
    await world.put(BUILD.cache, DOCUMENT, page(CHALLENGE))
    world.network.set('/m/home', () => page(html('b2', 'from the network')))
    expect(await answerTo(documents, world)).toBe(html('b2', 'from the network'))
    await documents.revalidate()
    expect(await answerTo(documents, world)).toBe(html('b2'))
  })

  it('is noticed in the cache of an earlier worker', async () => {
    const world = createWorld()
    const documents = createDocuments(world.env)
    await world.put('house-1', DOCUMENT, page(html('b1')))
    expect(await documents.isPoisoned()).toBe(false)
    await world.put('house-2', DOCUMENT, page(CHALLENGE))
    expect(await documents.isPoisoned()).toBe(true)
  })
})

describe('between a new worker and the first run of its build', () => {
  async function withOlder() {
    const world = createWorld()
    const documents = createDocuments(world.env)
    await world.put('build-b1', DOCUMENT, page(html('b1')))
    world.network.set(DOCUMENT, () => page(html('b2')))
    await documents.precache()
    return { ...world, documents }
  }

  it('the older build starts where there is no network: its files are cached', async () => {
    const { documents, ...world } = await withOlder()
    expect(await answerTo(documents, world)).toBe(html('b1'))
  })

  it('the older build starts there also when its player has asked for the new one', async () => {
    const { documents, ...world } = await withOlder()
    const old = await world.caches.storage.open('build-b1')
    await old.delete(DOCUMENT)
    await old.put(`${DOCUMENT}?retired`, page(html('b1')))
    expect(await answerTo(documents, world)).toBe(html('b1'))
  })

  it('the older build starts where the server fails', async () => {
    const { documents, ...world } = await withOlder()
    world.network.set('/m/home', () => page('bad gateway', 502))
    expect(await answerTo(documents, world)).toBe(html('b1'))
  })

  it('the older build starts where the network takes too long', async () => {
    const { documents, ...world } = await withOlder()
    vi.useFakeTimers()
    world.network.set('/m/home', () => new Promise<Response>(() => {}))
    const answer = answerTo(documents, world)
    await vi.advanceTimersByTimeAsync(3000)
    expect(await answer).toBe(html('b1'))
  })

  it('a foreign page of an older worker is no fallback: the new document is', async () => {
    const { documents, ...world } = await withOlder()
    await world.put('build-b1', DOCUMENT, page(CHALLENGE))
    expect(await answerTo(documents, world)).toBe(html('b2'))
  })
})

describe('while CacheStorage fails', () => {
  it('the network answers, and the cache does again when it works', async () => {
    const { documents, ...world } = await withRunBuild()
    world.network.set('/m/home', () => page(html('b2', 'from the network')))
    world.caches.fail(true)
    expect(await answerTo(documents, world)).toBe(html('b2', 'from the network'))
    await expect(documents.precache()).resolves.toBeUndefined()
    await expect(documents.isPoisoned()).resolves.toBe(false)
    world.caches.fail(false)
    expect(await answerTo(documents, world)).toBe(html('b2'))
  })
})
