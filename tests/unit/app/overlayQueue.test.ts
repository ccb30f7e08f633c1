import { describe, expect, it } from 'vitest'
import { BARS, COMES_BY_ITSELF, nextOverlay, PROMOTIONS, withoutGone } from '../../../src/app/overlayQueue.ts'
import type { Opened } from '../../../src/app/visit.ts'
import { features } from '../../../src/features/index.ts'
import type { Feature } from '../../../src/registry/feature.ts'
import { lazy } from '../../../src/registry/lazy.ts'
import type { PlannedOverlay } from '../../../src/registry/plan.ts'

const overlay = (id: string, priority: number): PlannedOverlay => ({
  feature: id,
  overlay: { id, priority, load: lazy(() => Promise.resolve({ default: () => null })) },
})
const givingWay = (id: string, givesWayTo: 'all' | 'modals'): PlannedOverlay => {
  const { feature, overlay: declared } = overlay(id, COMES_BY_ITSELF)
  return { feature, overlay: { ...declared, givesWayTo } }
}
const factor = overlay('factor', COMES_BY_ITSELF - 1)
const [update, chat] = [overlay('update', COMES_BY_ITSELF), overlay('chat', BARS - 1)]
const [bar, lesser] = [overlay('bar', BARS), overlay('lesser', BARS + 1)]
const all = [factor, update, chat, bar, lesser]
const idOf = (planned: PlannedOverlay | undefined) => planned?.overlay.id

describe('the overlay queue', () => {
  it('shows one at a time, the first of the plan', () => {
    expect(nextOverlay([update, chat], { closed: [] })).toBe(update)
    expect(nextOverlay([update, chat], { closed: ['update'] })).toBe(chat)
    expect(nextOverlay([update, chat], { closed: ['update', 'chat'] })).toBeUndefined()
  })

  it('shows a closed one again only after its gate has closed and opened', () => {
    const closed = withoutGone(['update'], [chat])
    expect(closed).toEqual([])
    expect(nextOverlay([update, chat], { closed })).toBe(update)
    expect(withoutGone(['update'], [update])).toEqual(['update'])
  })

  it('shows a modal before a bar, and one bar after the other', () => {
    expect(idOf(nextOverlay([chat, bar, lesser], { closed: [] }))).toBe('chat')
    expect(idOf(nextOverlay([chat, bar, lesser], { closed: ['chat'] }))).toBe('bar')
    expect(idOf(nextOverlay([chat, bar, lesser], { closed: ['chat', 'bar'] }))).toBe('lesser')
  })

  it('begins nothing over a form that is being filled in but what the player waits for', () => {
    expect(idOf(nextOverlay(all, { closed: [], typing: true }))).toBe('factor')
    expect(nextOverlay([update, chat, bar], { closed: [], typing: true })).toBeUndefined()
  })

  it('takes a bar away from whoever types, and leaves a modal that stands', () => {
    expect(nextOverlay([bar], { closed: [], typing: true, standing: 'bar' })).toBeUndefined()
    expect(nextOverlay([chat], { closed: [], typing: true, modal: true, standing: 'chat' })).toBe(chat)
  })

  it('lays no bar over a sign-in form', () => {
    expect(nextOverlay([bar, lesser], { closed: [], onForm: true })).toBeUndefined()
    expect(nextOverlay([update, bar], { closed: [], onForm: true })).toBe(update)
  })

  it('lets a promotion wait until the page has settled, and takes none away', () => {
    const promotion = overlay('promotion', PROMOTIONS)
    expect(nextOverlay([promotion], { closed: [], isUnsettled: true })).toBeUndefined()
    expect(nextOverlay([bar, promotion], { closed: [], isUnsettled: true })).toBe(bar)
    expect(nextOverlay([promotion], { closed: [], isUnsettled: true, standing: 'promotion' })).toBe(promotion)
    expect(nextOverlay([promotion], { closed: [], isUnsettled: false })).toBe(promotion)
  })

  it('lets every bar of the app wait where there is no room for it, and what the law demands and modals stand', () => {
    const promotion = overlay('promotion', PROMOTIONS)
    expect(nextOverlay([promotion], { closed: [], noRoom: true, standing: 'promotion' })).toBeUndefined()
    expect(nextOverlay([promotion], { closed: [] })).toBe(promotion)
    expect(nextOverlay([bar, promotion], { closed: [], noRoom: true })).toBe(bar)
    expect(nextOverlay([chat, promotion], { closed: [], noRoom: true })).toBe(chat)
  })

  it('postpones what gives way to the next visit once something else has opened by itself', () => {
    const picture = givingWay('picture', 'all')
    const question = givingWay('question', 'modals')
    const opensAfter = (planned: PlannedOverlay, ...opened: Opened[]) =>
      nextOverlay([planned], { closed: [], opened })
    const [modal, card] = [{ id: 'news', kind: 'modal' } as const, { id: 'card', kind: 'bar' } as const]
    expect(opensAfter(picture)).toBe(picture)
    expect(opensAfter(picture, modal)).toBeUndefined()
    expect(opensAfter(picture, card)).toBeUndefined()
    expect(opensAfter(question, card), 'the page stays usable under a bar').toBe(question)
    expect(opensAfter(question, card, modal)).toBeUndefined()
    expect(opensAfter(update, card, modal), 'what is forced opens when it is due').toBe(update)
    expect(opensAfter(picture, { id: 'picture', kind: 'modal' }), 'its own visit').toBe(picture)
  })

  it('offers no installation after an offer of the app was dismissed, and takes none away', () => {
    const offer = overlay('offer', PROMOTIONS)
    const install = { ...offer, overlay: { ...offer.overlay, endsWithOffers: true } } as const
    expect(nextOverlay([install, lesser], { closed: [], isDismissed: true })).toBe(lesser)
    expect(nextOverlay([install], { closed: [], isDismissed: false })).toBe(install)
    expect(nextOverlay([install], { closed: [], isDismissed: true, standing: 'offer' })).toBe(install)
  })

  it('lays no modal that comes by itself over another modal', () => {
    expect(nextOverlay([update, chat], { closed: [], modal: true })).toBeUndefined()
    expect(nextOverlay([update, chat], { closed: [], modal: true, standing: 'chat' })).toBe(chat)
    expect(nextOverlay([factor, chat], { closed: [], modal: true, standing: 'chat' })).toBe(factor)
  })
})

describe('the overlays of this build', () => {
  const planned = features.flatMap(({ overlays = [] }: Feature) => overlays)

  it('have names of their own', () => {
    const ids = planned.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  it('are bars where they leave the page usable', () => {
    const bars = planned.filter(({ priority }) => priority >= BARS).sort((a, b) => a.priority - b.priority)
    expect(bars.map(({ id }) => id)).toEqual(['consent', 'appDownloadBar', 'installPrompt', 'downloadBar'])
  })

  it('give way to another one of the visit where neither the merchant nor the specification forces them', () => {
    const giving = planned.flatMap(({ id, givesWayTo }) => (givesWayTo ? [[id, givesWayTo]] : []))
    expect(Object.fromEntries(giving)).toEqual({ welcomeImage: 'all', notificationPrompt: 'modals' })
  })

  it('end with a dismissed offer of the app where no rule says that they are visible or due', () => {
    expect(planned.filter(({ endsWithOffers }) => endsWithOffers).map(({ id }) => id)).toEqual([
      'installPrompt',
    ])
  })

  it('are promotions where they are about the app, and wait until the page has settled', () => {
    const promotions = planned.filter(({ priority }) => priority >= PROMOTIONS)
    expect(promotions.map(({ id }) => id).sort()).toEqual(['appDownloadBar', 'downloadBar', 'installPrompt'])
  })

  it('are shown at once where the player waits for them', () => {
    const awaited = planned.filter(({ priority }) => priority < COMES_BY_ITSELF)
    expect(awaited.map(({ id }) => id).sort()).toEqual(['domainNotice', 'loginChoose', 'secondFactor'])
  })
})
