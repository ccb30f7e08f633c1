import { describe, expect, it } from 'vitest'
import { registry } from '../../../src/app/registry.ts'
import {
  type Cell,
  cellsOf,
  type Folder,
  featuresAround,
  matches,
  memberFor,
} from '../../matrix/rules/cells.ts'
import { filesOf, orphansOf } from '../../matrix/rules/orphans.ts'
import { factsWith } from '../../support/facts.ts'

const screens = [
  { id: 'home', paths: ['/m/home', '/'] },
  { id: 'login', paths: ['/m/login'] },
  { id: 'game', paths: ['/m/game'] },
] as const

const members = [
  { userName: 'first', password: 'a', type: 0, firstTimeLogin: true },
  { userName: 'guarded', password: 'b', type: 0, secondFactor: { sms: true } },
  { userName: 'plain', password: 'c', type: 0 },
  { userName: 'agent', password: 'd', type: 1 },
]

const folderWith = (visitors: unknown): Folder => ({
  code: 'acme',
  expectations: { visitors },
  members: { members },
})
const cellsWith = (visitors: unknown): Cell[] => cellsOf(folderWith(visitors), screens, () => ['chat'])

describe('the cells of a merchant', () => {
  it('are what its expectations say, with the address of each screen', () => {
    const [cell] = cellsWith({ member: { home: ['gameLanes', 'banners'] } })
    expect(cell).toEqual({
      merchant: 'acme',
      visitor: 'member',
      screen: 'home',
      path: '/m/home',
      expected: ['banners', 'gameLanes'],
      member: { userName: 'plain', password: 'c' },
      picture: false,
    })
  })

  it('are pictured, every screen of them, where words run from right to left and in the model of a layout', () => {
    const visitors = { guest: { game: [] }, member: { home: [], game: [] }, agent: { home: [] } }
    const pictured = (what: { mirrored?: boolean; model?: boolean }) =>
      cellsOf({ ...folderWith(visitors), ...what }, screens, () => []).flatMap(
        ({ visitor, screen, picture }) => (picture ? [`${visitor} ${screen}`] : []),
      )
    expect(pictured({})).toEqual(['guest notFound'])
    const all = ['guest game', 'member home', 'member game', 'guest notFound']
    expect(pictured({ model: true })).toEqual(all)
    expect(pictured({ mirrored: true })).toEqual([
      ...all,
      'guest maintenance',
      'guest accessDenied',
      'guest domainUnavailable',
      'guest siteError',
    ])
  })

  it('are an echo (compared less) where a guest or a member is compared whole on the same screen; in the model merchant of a layout on home alone', () => {
    const visitors = {
      guest: { login: [] },
      member: { home: [] },
      agent: { home: [] },
      inApp: { login: [], game: [] },
    }
    const echoes = (what: { model?: boolean }, seen: object = visitors) =>
      cellsOf({ ...folderWith(seen), ...what }, screens, () => []).flatMap(({ visitor, screen, echo }) =>
        echo ? [`${visitor} ${screen}`] : [],
      )
    // The game screen is for all visitors, so a guest sees it too.
    expect(echoes({})).toEqual(['agent home', 'inApp login', 'inApp game'])
    expect(echoes({ model: true })).toEqual(['agent home'])
    expect(echoes({}, { agent: { home: [] } }), 'nobody else sees it').toEqual([])
  })

  it('have the screens that everyone has, and those that stand in for the site', () => {
    const names = cellsWith({}).map(({ screen, visitor, standsIn }) =>
      [visitor, screen, standsIn ?? ''].join(' '),
    )
    expect(names).toEqual([
      'guest notFound ',
      'guest game ',
      'guest maintenance maintenance',
      'guest accessDenied accessDenied',
      'guest domainUnavailable domainUnavailable',
      'guest siteError siteError',
    ])
  })

  it('leave out a screen that no feature declares yet, and take an expectation before what is planned', () => {
    const cells = cellsWith({ guest: { mall: ['chat'], game: ['lottery'] } })
    expect(cells.filter(({ screen }) => screen === 'mall')).toEqual([])
    expect(cells.filter(({ screen }) => screen === 'game').map(({ expected }) => expected)).toEqual([
      ['lottery'],
    ])
  })

  it('cannot be made of a folder that nobody understands', () => {
    expect(() => cellsWith(undefined)).toThrow('merchants/acme/expectations.json: "visitors" is missing')
    expect(() => cellsWith({ ghost: {} })).toThrow('nobody knows the visitor ghost')
    expect(() => cellsWith({ guest: { home: 'chat' } })).toThrow('guest home is not a list')
  })
})

describe('a visitor logs in', () => {
  it('as the member who is what the visitor is', () => {
    expect(memberFor('newMember', { members })?.userName).toBe('first')
    expect(memberFor('member', { members })?.userName).toBe('plain')
    expect(memberFor('agent', { members })?.userName).toBe('agent')
  })

  it('not at all where there is no such member, or the visitor is a guest', () => {
    expect(memberFor('type4', { members })).toBeUndefined()
    expect(memberFor('guest', { members })).toBeUndefined()
    expect(memberFor('member', { members: 'none' })).toBeUndefined()
  })
})

describe('a part of the matrix', () => {
  const [cell] = cellsWith({ guest: { home: [] } })
  const matching = (filter: Parameters<typeof matches>[1]) => cell && matches(cell, filter)

  it('is chosen by merchant, screen and visitor, each with several words', () => {
    expect(matching({})).toBe(true)
    expect(matching({ merchant: 'other,acme', screen: 'home', visitor: 'guest' })).toBe(true)
    expect(matching({ merchant: 'other' })).toBe(false)
    expect(matching({ screen: 'login' })).toBe(false)
    expect(matching({ visitor: 'member' })).toBe(false)
  })
})

describe('features around a screen', () => {
  it('are those in the slots of its frame, and the one that owns the screen; parts of the layout do not count', () => {
    const around = featuresAround(registry, factsWith({ flags: { CBS3: true }, screen: 'game' }))
    expect(around).toContain('chat')
    expect(around).toContain('gameLanes')
    expect(around).not.toContain('member')
  })

  it('are fewer where a gate is closed', () => {
    expect(featuresAround(registry, factsWith({ screen: 'notFound' }))).not.toContain('chat')
  })
})

describe('baselines', () => {
  const cells = cellsWith({ guest: { home: [], login: [] }, agent: { home: [] } })

  it('are a text for each cell, and a picture for a key screen', () => {
    const files = filesOf(cells)
    expect(files).toContain('acme/guest.home.txt')
    expect(files).toContain('acme/guest.home.webp')
    expect(files).toContain('acme/agent.home.txt')
    expect(files).not.toContain('acme/agent.home.webp')
  })

  it('whose cell is gone are found, the fingerprint is none of them', () => {
    const files = [...filesOf(cells), 'fingerprint.json', 'gone/guest.home.txt', 'acme/agent.home.webp']
    expect(orphansOf(files, cells)).toEqual(['gone/guest.home.txt', 'acme/agent.home.webp'])
  })
})
