import { describe, expect, it } from 'vitest'
import { siteRequest, startRequests } from '../../../src/boot/wire.ts'
import type { SiteRequest } from '../../../src/site/load.ts'

function answering(status: unknown, merchant?: string) {
  const asked: string[] = []
  const request: SiteRequest = {
    fetch: async (input) => {
      asked.push(String(input).replace(/_=\d+/, '_='))
      return new Response(String(input).includes('/status') ? JSON.stringify(status) : '{"name":"x"}')
    },
    merchant,
    language: 'EN',
    track: '',
    originalDomain: 'acme.test',
    url: 'https://acme.test/m/home',
    now: () => 1,
  }
  return { asked, wire: startRequests(request) }
}

const manifests = (asked: readonly string[]) => asked.filter((url) => url.includes('manifest'))

describe('asking for the site', () => {
  it('asks for the manifest of the merchant that the status names', async () => {
    const { asked, wire } = answering({ success: true, value: { info: { merchantCode: 'acme' } } })
    await wire.manifest
    expect(manifests(asked)).toEqual(['/wps/system/manifest.json?merchantCode=acme&_='])
  })

  it('asks for both at once when the merchant is known, and never twice', async () => {
    const { asked, wire } = answering({ success: true, value: { merchantCode: 'acme' } }, 'acme')
    expect(asked.length).toBe(2)
    await wire.manifest
    expect(asked.length).toBe(2)
  })

  it('asks again when the status names another merchant', async () => {
    const { asked, wire } = answering({ success: true, value: { merchantCode: 'other' } }, 'acme')
    await wire.manifest
    expect(manifests(asked).at(-1)).toContain('merchantCode=other')
  })

  it('never rejects', async () => {
    const request = { ...siteRequestOf(), fetch: () => Promise.reject(new Error('down')) }
    const wire = startRequests(request)
    expect(await wire.status).toEqual({ failed: 'network' })
    expect(await wire.manifest).toBeUndefined()
  })

  const nothing = { getItem: () => null }
  const siteRequestOf = (
    url = 'https://acme.test/m/home?token=SECRET&affiliateCode=a1',
    local: Record<string, string> = {},
  ) => {
    const { origin, pathname, search, hostname } = new URL(url)
    const page = { fetch: async () => new Response(), location: { origin, pathname, search, hostname } }
    return siteRequest(
      Object.assign(Object.create(globalThis), page),
      { getItem: (key) => local[key] ?? null },
      nothing,
    )
  }

  it('sends the page’s address without its query, which may carry a token', () => {
    const request = siteRequestOf()
    expect(request).toMatchObject({
      url: 'https://acme.test/m/home',
      track: 'a1',
      originalDomain: 'acme.test',
      language: 'CN',
      merchant: undefined,
    })
  })

  it('remembers merchant, language and the first domain', () => {
    const stored = { merchant: 'acme', language: 'VI', reg_info: '{"originalDomain":"first.test"}' }
    expect(siteRequestOf(undefined, stored)).toMatchObject({
      merchant: 'acme',
      language: 'VI',
      originalDomain: 'first.test',
    })
  })
})
