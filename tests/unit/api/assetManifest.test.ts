import { afterEach, describe, expect, it, vi } from 'vitest'
import { askManifest, digest, MANIFESTS } from '../../../src/api/assetManifest.ts'

const MANIFEST = '{"files":{"assets/a.js":"/m/assets/a.js"}}'

afterEach(() => vi.useRealTimers())

describe('what an asset manifest says', () => {
  it('changes its digest with every change of its text', () => {
    expect(digest(MANIFEST)).toBe(digest(MANIFEST))
    expect(digest(MANIFEST.replace('a.js', 'b.js'))).not.toBe(digest(MANIFEST))
    expect(digest('')).toMatch(/^[a-z0-9]+$/)
  })

  it.each([
    ['an error', 500, MANIFEST],
    ['not found', 404, MANIFEST],
    ['not modified', 304, ''],
    ['HTML', 200, '<!doctype html><title>Login</title>'],
    ['broken JSON', 200, MANIFEST.slice(0, 20)],
    ['nothing', 200, ''],
    ['a word', 200, '"ok"'],
    ['null', 200, 'null'],
  ])('is ignored where it is %s', async (_, status, text) => {
    const fetch = async () => new Response(status === 304 ? null : text, { status })
    expect(await askManifest({ fetch }, MANIFESTS.app)).toBeUndefined()
  })

  it('is asked past every cache, with the time in the address', async () => {
    vi.useFakeTimers({ now: 1_700_000_000_000 })
    const fetch = vi.fn(async () => new Response(MANIFEST))
    expect(await askManifest({ fetch }, MANIFESTS.legacy)).toBe(digest(MANIFEST))
    expect(fetch).toHaveBeenCalledWith('/mobile/mc/asset-manifest.json?_=1700000000000', {
      cache: 'no-store',
    })
  })

  it('is ignored where the network fails', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await askManifest({ fetch }, MANIFESTS.app)).toBeUndefined()
  })
})
