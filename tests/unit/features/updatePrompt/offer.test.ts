// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { RELOAD_DELAY_MS } from '../../../../src/features/updatePrompt/model/update.ts'
import { offerUpdate, putOff, refreshNow } from '../../../../src/features/updatePrompt/offer.ts'
import { appWith, pageWith } from '../../../support/app.ts'

/** A page on a path: what it was asked to load, and the delays after which it does so. */
function pageOn(pathname: string, search = '') {
  const loaded: string[] = []
  const delays: number[] = []
  const location = {
    pathname,
    search,
    reload: () => loaded.push('again'),
    assign: (path: string) => loaded.push(path),
  }
  const setTimeout = (run: () => void, ms: number) => {
    delays.push(ms)
    run()
  }
  return { app: appWith({ page: pageWith({ location, setTimeout }) }), loaded, delays }
}

describe('the offer of a new version', () => {
  it('is made once, until it is put off', () => {
    const { app } = pageOn('/m/home')
    const before = app.overlays.requested
    offerUpdate(app, async () => undefined)
    app.overlays.request('another')
    offerUpdate(app, async () => undefined)
    expect(before.getState()).toEqual(['updatePrompt', 'another'])
    putOff(app)
    offerUpdate(app, async () => undefined)
    expect(before.getState()).toEqual(['another', 'updatePrompt'])
  })

  it('loads the page once, however often Refresh is tapped', async () => {
    const { app, loaded, delays } = pageOn('/m/home')
    await Promise.all([refreshNow(app), refreshNow(app)])
    await refreshNow(app)
    expect(loaded).toEqual(['again'])
    expect(delays).toEqual([RELOAD_DELAY_MS])
  })

  it('leads home from a screen that would not be the same after it', async () => {
    const { app, loaded } = pageOn('/m/voucherCenter', '?amount=5')
    await refreshNow(app)
    expect(loaded).toEqual(['/m/home'])
  })
})
