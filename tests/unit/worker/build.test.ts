import { describe, expect, it } from 'vitest'
import { BUILD_META } from '../../../src/api/assetManifest.ts'
import { digestOf, olderBuilds, outdated, readBuild } from '../../../src/worker/build.ts'

describe('the build of a worker', () => {
  it('is what the precache manifest says', () => {
    const files = ['/m/assets/app-1.js', '/m/assets/SiteScreen-1.js'].map((url) => ({ url, revision: null }))
    expect(readBuild([{ url: '/m/index.html', revision: 'abc' }, ...files])).toEqual({
      digest: 'abc',
      entry: '/m/assets/app-1.js',
      fallback: '/m/assets/SiteScreen-1.js',
      cache: 'build-abc',
    })
  })

  it('keeps the cache of the build before it, which another tab may still run, and deletes the others', () => {
    const names = ['house-1', 'pictures', 'build-2', 'push-words', 'build-3']
    expect(olderBuilds(names, 'build-3')).toEqual(['build-2', 'house-1'])
    expect(outdated(names, 'build-3')).toEqual(['house-1'])
    expect(outdated(['build-3'], 'build-3')).toEqual([])
  })

  it.each([
    [`<head><meta name="${BUILD_META}" content="1qaz-2"></head>`, '1qaz-2'],
    ['<title>Checking your browser</title>', undefined],
    [`<meta name="${BUILD_META}" content="">`, undefined],
  ])('is read from a document: %s', (html, digest) => expect(digestOf(html)).toBe(digest))
})
