import { describe, expect, it } from 'vitest'
import {
  defineFeature,
  defineHomeSection,
  type OverlayProps,
  type SectionProps,
} from '../../../src/registry/feature.ts'
import { always, device, flag, section, session } from '../../../src/registry/gate.ts'
import { defineLayout, type Layout } from '../../../src/registry/layout.ts'
import { lazy } from '../../../src/registry/lazy.ts'
import { plan, type Registry } from '../../../src/registry/plan.ts'
import { homeSection } from '../../../src/site/home.ts'
import { factsWith } from '../../support/facts.ts'
import { siteFrom } from '../../support/merchants.ts'

const part = lazy(() => Promise.resolve({ default: () => null }))
const sectionPart = lazy<SectionProps>(() => Promise.resolve({ default: () => null }))
const overlayPart = lazy<OverlayProps>(() => Promise.resolve({ default: () => null }))

const layout = (id: Layout['id'], change: Partial<Layout> = {}) =>
  defineLayout({
    id,
    description: id,
    slots: ['header.actions', 'shell.float'],
    home: [homeSection('gameLanes'), homeSection('footer')],
    theme: {
      scheme: 'dark',
      brand: '#777',
      accent: '#777',
      radius: 'soft',
      elevation: 'line',
      density: 'cosy',
      motion: 'soft',
      display: 'system',
    },
    displays: [],
    loadSections: () => Promise.resolve(),
    load: () => Promise.resolve(null),
    ...change,
  })

const home = defineFeature({
  id: 'home',
  description: 'Home',
  when: always,
  screens: [
    { id: 'home', paths: ['/m/home', '/'], frame: 'shell', track: 'view', title: 'home', load: part },
  ],
  navigation: [{ id: 'home', label: 'home', icon: 'home', order: 10, screen: 'home' }],
})
const member = defineFeature({
  id: 'member',
  description: 'Member',
  namespaces: ['account'],
  when: always,
  screens: [
    {
      id: 'member.home',
      paths: ['/m/member/home'],
      frame: 'shell',
      track: 'view',
      title: 'me',
      when: session('member'),
      load: part,
    },
  ],
  navigation: [
    { id: 'me', label: 'me', icon: 'member', order: 90, screen: 'member.home', when: session('member') },
  ],
})
const chat = defineFeature({
  id: 'chat',
  description: 'Chat',
  when: flag('CBS3'),
  slots: { 'shell.float': { load: part } },
  overlays: [{ id: 'chatNews', priority: 20, load: overlayPart }],
})
const lanes = defineFeature({
  id: 'gameLanes',
  description: 'Lanes',
  when: section('gameLanes'),
  sections: [defineHomeSection({ type: 'gameLanes', load: sectionPart })],
})
const update = defineFeature({
  id: 'updatePrompt',
  description: 'Update',
  when: always,
  overlays: [{ id: 'update', priority: 10, load: overlayPart }],
})

const registry = (...features: Registry['features']): Registry => ({
  features,
  layouts: [layout('M1'), layout('M2')],
})
const everything = registry(home, member, chat, lanes, update)

describe('plan', () => {
  it('gives each feature a decision, and only those that are on a place', () => {
    const off = plan(everything, factsWith())
    expect(off.decisions.chat).toEqual({ on: false, gate: chat.when })
    expect(off.slots['shell.float']).toEqual([])

    const on = plan(everything, factsWith({ flags: { CBS3: 1 } }))
    expect(on.decisions.chat?.on).toBe(true)
    expect(on.slots['shell.float']).toMatchObject([{ feature: 'chat', load: part }])
  })

  it("takes the layout's own home where the merchant has none, in the same order for guests and members", () => {
    const own = [homeSection('footer'), homeSection('gameLanes')]
    const two = { features: everything.features, layouts: [layout('M1', { home: own })] as const }
    const bare = siteFrom({})
    const typesFor = (who: { readonly member?: number }, site = bare) =>
      plan(two, factsWith({ ...who, site })).facts.site.home.map(({ type }) => type)
    expect(typesFor({})).toEqual(['footer', 'gameLanes'])
    expect(typesFor({ member: 0 })).toEqual(['footer', 'gameLanes'])
    expect(typesFor({}, { ...bare, home: [...own].reverse() })).toEqual(['gameLanes', 'footer'])
  })

  it('keeps a screen that this visitor may not see, closed', () => {
    const { screens } = plan(everything, factsWith())
    expect(screens[1]?.namespaces).toEqual(['account'])
    expect(screens.map(({ screen, isOpen }) => [screen.id, isOpen])).toEqual([
      ['home', true],
      ['member.home', false],
    ])
  })

  it('has one screen that comes first while a gate says so, whatever the address', () => {
    const due = defineFeature({
      id: 'due',
      description: 'Due',
      when: always,
      screens: [
        {
          id: 'changePassword',
          paths: ['/m/changePsw'],
          frame: 'signIn',
          track: 'view',
          title: 'me',
          when: session('member'),
          first: session('updatePassword'),
          load: part,
        },
      ],
    })
    const firstFor = (facts: Parameters<typeof factsWith>[0]) =>
      plan(registry(home, due), factsWith(facts)).first?.screen.id
    expect(firstFor({ member: 0, updatePassword: true })).toBe('changePassword')
    expect(firstFor({ member: 0 })).toBeUndefined()
    expect(firstFor({})).toBeUndefined()
  })

  it('runs a feature’s effect though the feature’s gate is closed, unless the effect’s own gate is', () => {
    const follower = defineFeature({
      id: 'follower',
      description: 'Follower',
      when: flag('CBS3'),
      effect: { when: session('member'), load: part },
    })
    expect(plan(registry(home, follower), factsWith()).effects).toEqual([])
    const { decisions, effects } = plan(registry(home, follower), factsWith({ member: 0 }))
    expect(decisions.follower?.on).toBe(false)
    expect(effects).toEqual([{ feature: 'follower', load: part }])
  })

  it('navigates only to screens that are there, in order', () => {
    const ids = (member?: number) =>
      plan(everything, factsWith(member === undefined ? {} : { member })).navigation.map(({ id }) => id)
    expect(ids()).toEqual(['home'])
    expect(ids(0)).toEqual(['home', 'me'])
  })

  it("uses the layout's own home where the template has none, for gates too", () => {
    const made = plan(everything, factsWith())
    expect(made.decisions.gameLanes?.on).toBe(true)
    expect(made.sections.map(({ section: { type } }) => type)).toEqual(['gameLanes'])
  })

  it('keeps the order and options of the template', () => {
    const site = siteFrom(
      {},
      {
        templates: {
          parameters: { home: '{"sections":[{"type":"footer"},{"type":"gameLanes","limit":2}]}' },
        },
      },
    )
    const { sections } = plan(everything, factsWith({ site }))
    expect(sections.map(({ section: entry }) => entry.options)).toEqual([{ gameLanes: { limit: 2 } }])
  })

  it('orders overlays by priority', () => {
    const { overlays } = plan(everything, factsWith({ flags: { CBS3: 1 } }))
    expect(overlays.map(({ overlay }) => overlay.id)).toEqual(['update', 'chatNews'])
  })

  it('falls back to the first layout', () => {
    const made = plan({ ...everything, layouts: [layout('M2')] }, factsWith())
    expect(made.layout.id).toBe('M2')
  })

  it('reports a duplicate id, a duplicate screen and a slot that the layout lacks, and uses the rest', () => {
    const twin = defineFeature({ ...home, description: 'Twin' })
    const second = defineFeature({ ...home, id: 'second' })
    const lost = defineFeature({
      id: 'lost',
      description: 'Lost',
      when: always,
      slots: { 'shell.rail': { load: part } },
    })
    const { problems, slots, screens } = plan(registry(home, twin, second, lost), factsWith())
    expect(problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'feature.duplicate /home',
      'screen.duplicate /second/screens/home',
      'slot.unknown /lost/slots/shell.rail',
    ])
    expect(slots['shell.rail']).toEqual([])
    expect(screens.length).toBe(1)
  })

  it('leaves a slot out where its own gate is closed, and orders the rest', () => {
    const late = defineFeature({
      id: 'late',
      description: '',
      when: always,
      slots: { 'header.actions': { load: part, order: 90 } },
    })
    const early = defineFeature({
      id: 'early',
      description: '',
      when: always,
      slots: { 'header.actions': { load: part } },
    })
    const inApp = defineFeature({
      id: 'inApp',
      description: '',
      when: always,
      slots: { 'header.actions': { load: part, when: device('webview') } },
    })
    const { slots } = plan(registry(late, early, inApp), factsWith())
    expect(slots['header.actions'].map(({ feature }) => feature)).toEqual(['early', 'late'])
  })
})
