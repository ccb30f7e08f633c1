import { describe, expect, it } from 'vitest'
import {
  createPrefetchedResponses,
  type PrefetchCall,
  prefetch,
  readPrefetched,
  storePrefetched,
  withPrefetchedResponses,
} from '../../../src/app/prefetchedResponses.ts'

const URL_OF_BANNERS = '/wps/relay/MCSFE_getBanners?groupNames=m_home'
const headers = { Merchant: 'acme', Language: 'EN' }
const call = { url: URL_OF_BANNERS, headers }

function network(answer: () => Promise<Response> = async () => new Response('{}')) {
  const asked: string[] = []
  const send: typeof fetch = (input) => {
    asked.push(String(input))
    return answer()
  }
  return { asked, send }
}

/** The prefetched responses of a document that has sent `calls`. */
function early(send: typeof fetch, calls: readonly PrefetchCall[]) {
  const made = createPrefetchedResponses()
  prefetch(send, calls, made)
  return made
}

function memory() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

describe('calls of the last visit', () => {
  it('are asked of the site alone, not of where it leads', () => {
    const options: unknown[] = []
    const send: typeof fetch = async (_, init) => {
      options.push(init)
      return new Response('{}')
    }
    prefetch(send, [call], createPrefetchedResponses())
    expect(options).toEqual([expect.objectContaining({ headers, redirect: 'error' })])
  })

  it('are asked again on the same page', () => {
    const store = memory()
    storePrefetched(store, '/m/home', [call])
    expect(readPrefetched(store, '/m/home')).toEqual([call])
    expect(readPrefetched(store, '/m/login')).toEqual([])
  })

  it.each([
    'x',
    '[]',
    '{"path":"/m/home","calls":3}',
    '{"path":"/m/home","calls":[{"url":"https://evil.test/wps/","headers":{}}]}',
    '{"path":"/m/home","calls":[{"url":"/wps/x","headers":{"Merchant":1}}]}',
    '{"path":"/m/home","calls":[null]}',
  ])('are none where the record is odd: %s', (text) => {
    expect(readPrefetched({ getItem: () => text }, '/m/home')).toEqual([])
  })

  it('are few', () => {
    const store = memory()
    storePrefetched(
      store,
      '/m/home',
      Array.from({ length: 50 }, (_, index) => ({ url: `/wps/${index}`, headers })),
    )
    expect(readPrefetched(store, '/m/home').length).toBeLessThan(10)
  })
})

describe('an answer that is on its way', () => {
  it('is read to its end where nobody asks for it: it would hold its connection', async () => {
    let isRead = false
    const body = new ReadableStream(
      {
        pull(controller) {
          isRead = true
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    const { send } = network(async () => new Response(body))
    prefetch(send, [call], createPrefetchedResponses())
    await expect.poll(() => isRead).toBe(true)
  })

  it('is handed over once, and never asked for twice', async () => {
    const { asked, send } = network()
    const calls = withPrefetchedResponses(send, early(send, [call]))
    await calls.fetch(URL_OF_BANNERS, { method: 'GET', headers: { Language: 'EN', Merchant: 'acme' } })
    expect(asked).toEqual([URL_OF_BANNERS])
    await calls.fetch(URL_OF_BANNERS, { method: 'GET', headers })
    expect(asked).toEqual([URL_OF_BANNERS, URL_OF_BANNERS])
  })

  it('is not asked for where the app was faster: who tries again would get the answer from before', async () => {
    const { asked, send } = network()
    const document = createPrefetchedResponses()
    const calls = withPrefetchedResponses(send, document)
    await calls.fetch(URL_OF_BANNERS, { method: 'GET', headers })
    prefetch(send, [call], document)
    expect(asked).toEqual([URL_OF_BANNERS])
    await calls.fetch(URL_OF_BANNERS, { method: 'GET', headers })
    expect(asked).toEqual([URL_OF_BANNERS, URL_OF_BANNERS])
  })

  it('is not taken for another question: another language, another method', async () => {
    const { asked, send } = network()
    const calls = withPrefetchedResponses(send, early(send, [call]))
    await calls.fetch(URL_OF_BANNERS, { method: 'GET', headers: { ...headers, Language: 'VI' } })
    await calls.fetch(URL_OF_BANNERS, { method: 'POST', headers })
    expect(asked).toHaveLength(3)
  })

  it('fails for whoever takes it, and for nobody else', async () => {
    const { send } = network(() => Promise.reject(new Error('down')))
    const calls = withPrefetchedResponses(send, early(send, [call]))
    await expect(calls.fetch(URL_OF_BANNERS, { headers })).rejects.toThrow('down')
  })

  it('is given up when its time is over', async () => {
    const { send } = network(() => new Promise(() => {}))
    const calls = withPrefetchedResponses(send, early(send, [call]))
    const stop = new AbortController()
    const waiting = calls.fetch(URL_OF_BANNERS, { headers, signal: stop.signal })
    stop.abort(new Error('too late'))
    await expect(waiting).rejects.toThrow('too late')
  })
})

describe('what a next visit may ask early', () => {
  it('is every call of this site that names nobody, once', async () => {
    const { send } = network()
    const calls = withPrefetchedResponses(send, createPrefetchedResponses())
    await calls.fetch(URL_OF_BANNERS, { method: 'GET', headers })
    await calls.fetch(URL_OF_BANNERS, { method: 'GET', headers })
    await calls.fetch('/wps/member/info', { method: 'GET', headers: { ...headers, Authorization: 'SECRET' } })
    await calls.fetch('/wps/session/login', { method: 'POST', headers })
    await calls.fetch('https://elsewhere.test/wps/x', { method: 'GET', headers })
    expect(calls.sent()).toEqual([call])
  })
})
