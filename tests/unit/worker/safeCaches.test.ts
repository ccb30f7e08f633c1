import { describe, expect, it } from 'vitest'
import { safeCaches } from '../../../src/worker/safeCaches.ts'
import { fakeCaches } from './fakeCaches.ts'

describe('caches that never reject', () => {
  it('answer as if nothing was cached while the browser’s fail, and do not remember the failure', async () => {
    const fake = fakeCaches()
    const caches = safeCaches(() => fake.storage)
    fake.fail(true)
    await caches.put('a', '/x', new Response('1'))
    expect(await caches.match('/x', 'a')).toBeUndefined()
    expect(await caches.match('/x')).toBeUndefined()
    expect(await caches.requests('a')).toEqual([])
    expect(await caches.names()).toEqual([])
    await caches.remove('a', '/x')
    await caches.drop('a')
    fake.fail(false)
    await caches.put('a', '/x', new Response('2'))
    expect(await (await caches.match('/x', 'a'))?.text()).toBe('2')
  })

  it('open a cache anew when an opened one has failed', async () => {
    const fake = fakeCaches()
    const caches = safeCaches(() => fake.storage)
    await caches.match('/x', 'a')
    await caches.match('/y', 'a')
    expect(fake.opened()).toBe(1)
    fake.fail(true)
    await caches.match('/x', 'a')
    fake.fail(false)
    await caches.match('/x', 'a')
    expect(fake.opened()).toBe(2)
  })

  it('do without a browser’s that are forbidden', async () => {
    const caches = safeCaches(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(await caches.match('/x', 'a')).toBeUndefined()
    expect(await caches.names()).toEqual([])
  })
})
