import { describe, expect, it } from 'vitest'
import { registry } from '../../../src/app/registry.ts'
import { allCells } from '../../matrix/cells.ts'
import { nameOf } from '../../matrix/rules/cells.ts'
import { broken, promised, type Shown } from '../../matrix/rules/promised.ts'
import { factsWith } from '../../support/facts.ts'
import { siteOf } from '../../support/merchants.ts'

const member = { newMember: 0, member: 0, agent: 1, type4: 4 } as const

describe('what a plan promises of a screen', () => {
  it('is what every merchant expects of every screen as it is at first', () => {
    for (const cell of allCells) {
      if (cell.state || cell.standsIn) continue
      const { merchant, visitor, screen, expected } = cell
      const type = Object.entries(member).find(([name]) => name === visitor)?.[1]
      const facts = factsWith({
        site: siteOf(merchant),
        screen,
        ...(type !== undefined && { member: type }),
        device: { webview: visitor === 'inApp', installed: visitor === 'installed' },
      })
      const promise = promised(registry, facts)
      const name = `${merchant} ${nameOf(cell)}`
      expect(promise.screen, name).toBe(screen)
      expect(
        promise.shows.filter((id) => !expected.includes(id)),
        name,
      ).toEqual([])
      expect(
        expected.filter((id) => !promise.shows.includes(id) && !promise.mayShow.includes(id)),
        name,
      ).toEqual([])
    }
  })

  it('is the screen that a visitor is sent to where theirs is closed', () => {
    const site = siteOf('aurora')
    expect(promised(registry, factsWith({ site, screen: 'member.home' })).screen).toBe('login')
    expect(promised(registry, factsWith({ site, screen: 'member.home', member: 0 })).screen).toBe(
      'member.home',
    )
    expect(promised(registry, factsWith({ site, member: 0, updatePassword: true })).screen).toBe(
      'changePassword',
    )
  })
})

describe('a page that does not keep what the plan promised', () => {
  const promise = {
    screen: 'home',
    shows: ['banners', 'lottery'],
    mayShow: ['captcha'],
    decisions: { banners: true, chat: false },
    problems: ['flag.unknown /info/x'],
  } as const
  const kept: Shown = {
    screen: 'home',
    features: ['banners', 'lottery', 'captcha', 'furniture'],
    decisions: { banners: { on: true, because: 'on: it is' }, chat: { on: false, because: 'off: it is' } },
    problems: [{ code: 'flag.unknown', pointer: '/info/x' }],
  }
  const said = (change: Partial<Shown>, unwatched: string[] = []) =>
    broken(promise, { ...kept, ...change }, unwatched).join()

  it('is told by what is wrong with it', () => {
    expect(said({})).toBe('')
    expect(said({ screen: 'login' })).toBe('the screen is login, planned is home')
    expect(said({ features: ['banners'] })).toBe('planned, and not there: lottery')
    expect(said({ features: [...kept.features, 'chat'] })).toBe('there, and not planned: chat')
    expect(said({ decisions: { ...kept.decisions, chat: { on: true, because: 'on: flag CBS3' } } })).toBe(
      'chat is planned off, and decided on: flag CBS3',
    )
    expect(said({ problems: [] })).toBe('no problem flag.unknown /info/x')
    expect(said({ problems: [...kept.problems, { code: 'new', pointer: '/y' }] })).toBe('problem new /y')
  })

  it('is not blamed for features that the test set-up keeps away', () => {
    expect(said({ features: ['banners'] }, ['lottery'])).toBe('')
  })
})
