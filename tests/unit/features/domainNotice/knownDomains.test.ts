import { describe, expect, it, vi } from 'vitest'
import { createClient } from '../../../../src/api/client.ts'
import { type EndpointApp, knownDomains } from '../../../../src/features/domainNotice/public.ts'
import { createSiteStore } from '../../../../src/site/store.ts'

/** A page whose back office gives this answer to every call. */
function page(answer: () => Promise<Response>, origin = 'https://site.test'): EndpointApp {
  const fetch = vi.fn(answer)
  const env = {
    ...{ baseUrl: '', fetch, merchant: () => 'acme', language: () => 'EN', device: () => 'MOBILE' },
    ...{
      token: () => undefined,
      tokenIsCurrent: () => false,
      storage: undefined,
      now: () => 0,
      random: () => 0,
    },
    ...{ isHttps: () => true, isOnline: () => true, onFailure: () => undefined, crypto: () => undefined },
    delay: () => new Promise<void>(() => undefined),
  }
  return {
    client: createClient(env),
    siteStore: createSiteStore(),
    page: {
      fetch,
      setTimeout: (run: () => void) => Number(setTimeout(run, 50)),
      clearTimeout: (handle) => clearTimeout(handle),
      location: { origin, assign: () => undefined, reload: () => undefined },
      navigator: { onLine: true },
    },
    // The tested code never uses stored endpoints.
    local: {
      getItem: () => JSON.stringify({ version: 1, endpoints: ['https://kept.test'] }),
      setItem: () => undefined,
    },
  }
}
const naming =
  (...names: unknown[]) =>
  async () =>
    Response.json({ success: true, value: { domainList: names.map((domainName) => ({ domainName })) } })

describe('the domain list', () => {
  it('is asked of the back office, and what is no domain is left out', async () => {
    const app = page(
      naming('play.test', 'https://other.test:8443', 'http://plain.test', 'javascript:alert(1)', null, 'a b'),
    )
    expect(await knownDomains(app)).toEqual(['https://play.test', 'https://other.test:8443'])
  })

  it('may be met by http or https where the site itself is on http', async () => {
    const app = page(naming('play.test', 'https://secure.test'), 'http://site.test')
    expect(await knownDomains(app)).toEqual(['play.test', 'https://secure.test'])
  })

  it.each([
    ['cannot be had', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is refused', async () => Response.json({ success: false, errorCode: 'x' })],
    ['is nonsense', async () => new Response('<html>')],
    ['does not come', () => new Promise<Response>(() => undefined)],
  ])('is empty when it %s', async (_, answer) => {
    const app = page(answer)
    expect(await knownDomains(app)).toEqual([])
  })
})
