import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MANIFEST_PATIENCE_MS, statusPhase } from '../../../src/boot/status.ts'
import type { BootWire } from '../../../src/boot/wire.ts'
import { safeStorage } from '../../../src/session/storage.ts'
import { type ReadAnswer, readAnswer } from '../../../src/site/answer.ts'
import { createSiteStore } from '../../../src/site/store.ts'
import { fakeStorage } from '../session/fakeStorage.ts'

/** The pairs of requests that the page sends after the document's own. */
const sent = vi.hoisted((): BootWire[] => [])
vi.mock('../../../src/boot/wire.ts', () => ({ startRequests: () => sent.shift() }))

const status = (name: string) =>
  readAnswer({
    status: 200,
    body: JSON.stringify({ success: true, value: { merchantCode: 'acme', info: { merchantName: name } } }),
  })
const manifest = (brand: string) =>
  readAnswer({
    status: 200,
    body: JSON.stringify({ templates: { parameters: { theme: JSON.stringify({ brand }) } } }),
  })

/** A pair of requests whose manifest comes when the test says so. */
function request(name: string) {
  const { promise, resolve } = Promise.withResolvers<ReadAnswer | undefined>()
  return { wire: { status: Promise.resolve(status(name)), manifest: promise }, arrives: resolve }
}

async function boot(first: BootWire) {
  const siteStore = createSiteStore()
  const page = Object.assign(Object.create(null), {
    window: {
      __BOOT__: first,
      setTimeout: (run: () => void, ms = 0) => setTimeout(run, ms),
      location: { origin: 'https://acme.test', host: 'acme.test' },
    },
    local: safeStorage(() => fakeStorage()),
    siteStore,
    request: () => ({}),
  })
  const phase = statusPhase(page)
  await vi.advanceTimersByTimeAsync(MANIFEST_PATIENCE_MS)
  const shown = () => {
    const { site } = siteStore.getState()
    return [site?.merchant.name, site?.theme.brand]
  }
  return { ...(await phase), shown }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a manifest that is late', () => {
  it('is applied when it comes', async () => {
    const first = request('Acme')
    const { shown } = await boot(first.wire)
    expect(shown()[1]).not.toBe('#7C3AED')
    first.arrives(manifest('#7C3AED'))
    await vi.advanceTimersByTimeAsync(0)
    expect(shown()).toEqual(['Acme', '#7C3AED'])
  })

  it('is applied also where the page has asked again and the next one hangs, to the newest status', async () => {
    const [first, second] = [request('Acme'), request('Acme Play')]
    const { refresh, shown } = await boot(first.wire)
    sent.push(second.wire)
    void refresh()
    await vi.advanceTimersByTimeAsync(MANIFEST_PATIENCE_MS)
    first.arrives(manifest('#7C3AED'))
    await vi.advanceTimersByTimeAsync(0)
    expect(shown()).toEqual(['Acme Play', '#7C3AED'])
  })

  it('does not replace a newer one', async () => {
    const [first, second] = [request('Acme'), request('Acme')]
    const { refresh, shown } = await boot(first.wire)
    sent.push(second.wire)
    void refresh()
    second.arrives(manifest('#0E7490'))
    await vi.advanceTimersByTimeAsync(0)
    first.arrives(manifest('#7C3AED'))
    await vi.advanceTimersByTimeAsync(0)
    expect(shown()).toEqual(['Acme', '#0E7490'])
  })
})
