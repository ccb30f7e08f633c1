// @vitest-environment happy-dom
import { act } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createNoticeStore, dismissNotice, type NoticeStore, postNotice } from '../../../src/app/notices.ts'
import { noticeHost, Overlays } from '../../../src/app/Overlays.tsx'
import { OFFERS } from '../../../src/app/overlayQueue.ts'
import { registry } from '../../../src/app/registry.ts'
import type { FeatureDecisions } from '../../../src/registry/facts.ts'
import type { OverlayProps } from '../../../src/registry/feature.ts'
import { lazy } from '../../../src/registry/lazy.ts'
import { PlanProvider } from '../../../src/registry/PlanContext.ts'
import { plan } from '../../../src/registry/plan.ts'
import { factsWith } from '../../support/facts.ts'
import { speak } from '../features/domainNotice/texts.ts'
import { cleanUp, render } from '../ui/render.tsx'

const facts = factsWith()
const planned = { plan: plan({ ...registry, features: [] }, facts), facts, report: vi.fn() }
const i18n = await speak()
const pageWith = (notices: NoticeStore, layout = 'M1') => (
  <I18nextProvider i18n={i18n.instance}>
    <MemoryRouter>
      <PlanProvider value={planned}>
        <Overlays key={layout} notices={notices} />
      </PlanProvider>
    </MemoryRouter>
  </I18nextProvider>
)
const notice = (id: string) => ({ id, title: 'Notice', text: `The text of ${id}`, confirm: 'Confirm' })
const said = () => [...document.querySelectorAll('[role="alertdialog"]')].map((dialog) => dialog.textContent)
const settle = () => act(async () => void (await noticeHost.preload()))

afterEach(cleanUp)

describe('a notice', () => {
  it('that was posted before anybody could show it is shown when somebody can', async () => {
    const notices = createNoticeStore()
    postNotice(notices, notice('first'))
    render(pageWith(notices))
    await settle()
    expect(said()).toEqual([expect.stringContaining('The text of first')])
  })

  it('that is posted while the page stands is shown, one at a time', async () => {
    const notices = createNoticeStore()
    render(pageWith(notices))
    act(() => {
      for (const id of ['first', 'second']) postNotice(notices, notice(id))
    })
    await settle()
    expect(said()).toEqual([expect.stringContaining('The text of first')])
  })

  it('waits on while the page is composed anew', async () => {
    const notices = createNoticeStore()
    const { update } = render(pageWith(notices))
    act(() => postNotice(notices, notice('first')))
    update(pageWith(notices, 'M2'))
    await settle()
    expect(said()).toEqual([expect.stringContaining('The text of first')])
  })

  it('goes when it was answered, and the next comes', async () => {
    const notices = createNoticeStore()
    for (const id of ['first', 'second']) postNotice(notices, notice(id))
    render(pageWith(notices))
    await settle()
    act(() => document.querySelector<HTMLElement>('[role="alertdialog"] button')?.click())
    await settle()
    expect(notices.getState().waiting.map(({ id }) => id)).toEqual(['second'])
    expect(said()).toEqual([expect.stringContaining('The text of second')])
  })

  it('is shown though what shows notices could not be downloaded for the one before', async () => {
    const current = vi.spyOn(noticeHost, 'current').mockReturnValue(undefined)
    const bring = vi.spyOn(noticeHost, 'preload').mockRejectedValueOnce(new Error('no network'))
    const notices = createNoticeStore()
    postNotice(notices, notice('first'))
    render(pageWith(notices))
    await act(async () => void (await bring.mock.results[0]?.value.catch(() => undefined)))
    expect(said()).toEqual([])
    for (const spy of [current, bring]) spy.mockRestore()
    act(() => {
      postNotice(notices, notice('second'))
      dismissNotice(notices, 'first')
    })
    await settle()
    expect(said()).toEqual([expect.stringContaining('The text of second')])
  })
})

describe('an offer of the app', () => {
  const load = lazy<OverlayProps>(() => Promise.resolve({ default: () => <p>The app</p> }))
  const overlays = [{ feature: 'offer', overlay: { id: 'offer', priority: OFFERS, load } }]
  const shows = () => document.body.textContent?.includes('The app')
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  const begin = async (screen: 'home' | 'voucherCenter', featureDecided: FeatureDecisions = {}) => {
    vi.useFakeTimers()
    await load.preload()
    const here = { ...factsWith({ screen }), featureDecided }
    const value = { plan: { ...plan(registry, here), overlays }, facts: here, report: vi.fn() }
    render(
      <PlanProvider value={value}>
        <Overlays notices={createNoticeStore()} />
      </PlanProvider>,
    )
  }
  const shownOn = async (screen: 'home' | 'voucherCenter') => {
    await begin(screen)
    pass(10_000)
    return shows()
  }

  it('stands on home and waits on the deposit page', async () => {
    expect(await shownOn('home')).toBe(true)
    cleanUp()
    expect(await shownOn('voucherCenter')).toBe(false)
  })

  it('waits on a phone on its side', async () => {
    const sideways = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }
    vi.stubGlobal('matchMedia', () => sideways)
    expect(await shownOn('home')).toBe(false)
    vi.unstubAllGlobals()
  })

  it('waits until the page has decided what it shows first', async () => {
    await begin('home')
    pass(1_499)
    expect(shows()).toBe(false)
    pass(1)
    expect(shows()).toBe(true)
  })

  it('waits for a feature that has not decided, five seconds at most', async () => {
    await begin('home', { announcements: { on: false, because: 'asking', isPending: true } })
    pass(4_999)
    expect(shows()).toBe(false)
    pass(1)
    expect(shows()).toBe(true)
  })
})
