// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { readSiteData, SITE_DATA_MAX_MS } from '../../../src/boot/siteData.ts'

const NOW = 1_800_000_000_000
const answer = { status: 200, body: '{}' }
const good = {
  at: NOW,
  host: location.host,
  status: answer,
  manifest: { status: 200, body: '{"name":"Acme"}' },
}

function write(data: unknown): void {
  const script = document.createElement('script')
  Object.assign(script, { type: 'application/json', id: 'site-data', textContent: JSON.stringify(data) })
  document.head.append(script)
}

beforeEach(() => document.head.replaceChildren())

describe('the answers in a document', () => {
  it('are what the page begins with', async () => {
    write(good)
    const wire = readSiteData(window, NOW)
    expect(wire?.fromDocument).toBe(true)
    expect([await wire?.status, await wire?.manifest]).toMatchObject([
      { status: 200, body: {} },
      { status: 200, body: { name: 'Acme' } },
    ])
  })

  it('may lack a manifest', async () => {
    write({ ...good, manifest: undefined })
    expect(await readSiteData(window, NOW)?.manifest).toBeUndefined()
  })

  it('are nothing where there are none, or they are odd, old or another host’s', () => {
    expect(readSiteData(window, NOW)).toBeUndefined()
    const wrong = [
      { ...good, host: 'other.test' },
      { ...good, at: NOW - SITE_DATA_MAX_MS - 1 },
      { ...good, at: NOW + SITE_DATA_MAX_MS + 1 },
      { ...good, at: 'now' },
      { ...good, status: { failed: 'network' } },
      { ...good, status: undefined },
      [],
      null,
    ]
    for (const data of wrong) {
      document.head.replaceChildren()
      write(data)
      expect(readSiteData(window, NOW), JSON.stringify(data)).toBeUndefined()
    }
  })
})
