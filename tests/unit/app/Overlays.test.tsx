// @vitest-environment happy-dom
import { act, use, useEffect, useRef } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNoticeStore, dismissNotice, type NoticeStore, postNotice } from '../../../src/app/notices.ts'
import { noticeHost, Overlays } from '../../../src/app/Overlays.tsx'
import { BARS, PROMOTIONS } from '../../../src/app/overlayQueue.ts'
import { registry } from '../../../src/app/registry.ts'
import type { FeatureDecisions } from '../../../src/registry/facts.ts'
import type { OverlayProps } from '../../../src/registry/feature.ts'
import { lazy } from '../../../src/registry/lazy.ts'
import { PlanProvider } from '../../../src/registry/PlanContext.ts'
import { type PlannedOverlay, type PlannedPart, plan } from '../../../src/registry/plan.ts'
import { CardTurn } from '../../../src/ui/CardTurn.ts'
import { useModal } from '../../../src/ui/modal/useModal.ts'
import { factsWith } from '../../support/facts.ts'
import { speak } from '../features/domainNotice/texts.ts'
import { cleanUp, find, render } from '../ui/render.tsx'

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

/** A card over the bottom of the page, as promotions are. */
function Card() {
  const { isPill, opened, dismissed } = use(CardTurn)
  useEffect(() => {
    if (!isPill) opened()
  }, [isPill, opened])
  return (
    <p>
      {isPill ? 'The pill' : 'The app'}
      <button type="button" aria-label="Close" onClick={dismissed} />
    </p>
  )
}
/** A modal. */
function Modal() {
  const box = useRef<HTMLDivElement>(null)
  useModal(box, { open: true, onClose: () => undefined, dismissible: true })
  return <div ref={box}>The news</div>
}
const card = lazy<OverlayProps>(() => Promise.resolve({ default: Card }))
const modal = lazy<OverlayProps>(() => Promise.resolve({ default: Modal }))
const planOf = (id: string, priority: number): PlannedOverlay => ({
  feature: id,
  overlay: { id, priority, load: priority < BARS ? modal : card },
})
const [news, bar, offer] = [planOf('news', 25), planOf('bar', PROMOTIONS), planOf('offer', PROMOTIONS + 1)]
const notices = createNoticeStore()
const pageOf = (
  screen: 'home' | 'voucherCenter',
  overlays: readonly PlannedOverlay[],
  featureDecided: FeatureDecisions = {},
  effects: readonly PlannedPart[] = [],
) => {
  const here = { ...factsWith({ screen }), featureDecided }
  const value = { plan: { ...plan(registry, here), overlays, effects }, facts: here, report: vi.fn() }
  return (
    <PlanProvider value={value}>
      <Overlays notices={notices} />
    </PlanProvider>
  )
}
const shows = () => document.body.textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const begin = async (...page: Parameters<typeof pageOf>) => {
  vi.useFakeTimers()
  for (const part of [card, modal]) await part.preload()
  return render(pageOf(...page))
}

describe('a question that gives way', () => {
  beforeEach(() => sessionStorage.clear())
  const question: PlannedOverlay = {
    ...news,
    overlay: { ...news.overlay, id: 'question', givesWayTo: 'modals' },
  }

  it('is postponed to the next visit when a popup has opened in this one', async () => {
    const { update } = await begin('home', [news])
    update(pageOf('home', [question]))
    expect(shows()).toBe('')
    sessionStorage.clear()
    update(pageOf('home', [question]))
    expect(shows(), 'another visit').toBe('The news')
  })

  it('stands as long as it is due, though it has opened itself', async () => {
    const { update } = await begin('home', [question])
    update(pageOf('home', [question]))
    expect(shows()).toBe('The news')
    update(pageOf('home', []))
    update(pageOf('home', [question]))
    expect(shows()).toBe('The news')
  })
})

describe('a promotion of the app', () => {
  beforeEach(() => sessionStorage.clear())
  const shownOn = async (screen: 'home' | 'voucherCenter') => {
    await begin(screen, [offer])
    pass(10_000)
    return shows()
  }

  it('stands on home and waits on the deposit page', async () => {
    expect(await shownOn('home')).toBe('The app')
    cleanUp()
    expect(await shownOn('voucherCenter')).toBe('')
  })

  it('waits on a phone on its side', async () => {
    const sideways = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }
    vi.stubGlobal('matchMedia', () => sideways)
    expect(await shownOn('home')).toBe('')
    vi.unstubAllGlobals()
  })

  it.each([offer, bar])('waits three seconds where nobody touches the page: $overlay.id', async (waiting) => {
    await begin('home', [waiting])
    pass(2_999)
    expect(shows()).toBe('')
    pass(1)
    expect(shows()).toBe('The app')
  })

  it.each(['pointerdown', 'keydown'])('comes after the first %s, not under the finger', async (touch) => {
    await begin('home', [offer])
    pass(1_500)
    act(() => void window.dispatchEvent(new Event(touch)))
    pass(399)
    expect(shows()).toBe('')
    pass(1)
    expect(shows()).toBe('The app')
  })

  it('waits until the page has decided what it shows first, though the page was touched', async () => {
    await begin('home', [offer])
    act(() => void window.dispatchEvent(new Event('pointerdown')))
    pass(1_499)
    expect(shows()).toBe('')
    pass(1)
    expect(shows()).toBe('The app')
  })

  it('waits for a feature that has not decided, five seconds at most', async () => {
    await begin('home', [offer], { announcements: { on: false, because: 'asking', isPending: true } })
    act(() => void window.dispatchEvent(new Event('pointerdown')))
    pass(4_999)
    expect(shows()).toBe('')
    pass(1)
    expect(shows()).toBe('The app')
  })

  it('waits for the code of a feature that may decide, five seconds at most', async () => {
    const download = Promise.withResolvers<{ default: () => null }>()
    const code = lazy(() => download.promise)
    const effects = [{ feature: 'announcements', load: code }]
    await begin('home', [offer], {}, effects)
    pass(4_999)
    expect(shows()).toBe('')
    pass(1)
    expect(shows()).toBe('The app')
    cleanUp()
    sessionStorage.clear()
    await begin('home', [offer], {}, effects)
    const arriving = code.preload()
    download.resolve({ default: () => null })
    await arriving
    pass(3_000)
    expect(shows(), 'the code is there').toBe('The app')
  })

  it('begins as a pill after another one has opened in this visit', async () => {
    const { update } = await begin('home', [bar])
    pass(3_000)
    expect(shows()).toBe('The app')
    update(pageOf('home', [offer]))
    expect(shows()).toBe('The pill')
    cleanUp()
    await begin('home', [bar])
    pass(3_000)
    expect(shows(), 'in the same visit, on another page').toBe('The pill')
  })

  it('begins as a pill after a popup', async () => {
    const { update } = await begin('home', [news])
    expect(shows()).toBe('The news')
    update(pageOf('home', [offer]))
    pass(3_000)
    expect(shows()).toBe('The pill')
  })

  it('leaves the screen when the deposit page is opened, and is a pill afterwards', async () => {
    const { update } = await begin('home', [bar])
    pass(3_000)
    expect(shows()).toBe('The app')
    update(pageOf('voucherCenter', [bar]))
    expect(shows()).toBe('')
    update(pageOf('home', [bar]))
    pass(3_000)
    expect(shows()).toBe('The pill')
  })

  it('waits again on a screen that is reached later, until what comes first there is decided: a login leads home', async () => {
    const asking: FeatureDecisions = {
      announcements: { on: false, because: 'asking', isPending: true },
    }
    const { update } = await begin('voucherCenter', [])
    act(() => void window.dispatchEvent(new Event('pointerdown')))
    pass(10_000)
    update(pageOf('home', [offer]))
    pass(1_499)
    expect(shows()).toBe('')
    update(pageOf('home', [offer], asking))
    pass(1)
    expect(shows()).toBe('')
    update(pageOf('home', [news, offer]))
    expect(shows()).toBe('The news')
  })

  it('is not followed by the installation once it was dismissed, on another page of the visit either', async () => {
    const install: PlannedOverlay = { ...offer, overlay: { ...offer.overlay, endsWithOffers: true } }
    const { update } = await begin('home', [bar, install])
    pass(3_000)
    act(() => find('button').click())
    update(pageOf('home', [install]))
    expect(shows()).toBe('')
    cleanUp()
    await begin('home', [install])
    pass(3_000)
    expect(shows()).toBe('')
  })
})
