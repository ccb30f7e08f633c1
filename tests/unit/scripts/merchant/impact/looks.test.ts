import { describe, expect, it } from 'vitest'
import { type Change, screensOf } from '../../../../../scripts/merchant/impact/impactOf.ts'
import { looksFor } from '../../../../../scripts/merchant/impact/looks.ts'
import type { VisitorName } from '../../../../../scripts/merchant/visitors.ts'
import { registry } from '../../../../../src/app/registry.ts'

const screens = screensOf(registry)
const change = (more: Partial<Change>): Change => ({
  kind: 'slot',
  id: 'shell.float',
  feature: 'chat',
  before: 'off',
  after: 'on',
  screens: 'all',
  ...more,
})
const looks = (visitors: readonly VisitorName[], changes: readonly Change[], because = '') =>
  looksFor(
    { groups: changes.length > 0 ? [{ visitors, changes }] : [], quiet: [{ change: 'X=on', because }] },
    screens,
  ).map(({ visitor, screen }) => `${visitor} ${screen}`)

describe('the screens that are worth a picture', () => {
  it('are the main ones of somebody whom a browser can be, and those where something changes', () => {
    expect(looks(['passwordDue', 'member'], [change({ screens: ['mall'] })])).toEqual([
      'member home',
      'member member.home',
      'member mall',
    ])
    expect(looks(['guest'], [change({ kind: 'route', id: '/m/rewardCenter' })])).toContain(
      'guest rewardCenter',
    )
  })

  it('are of guests and members where only the page reads what is changed', () => {
    expect(looks([], [], 'no gate reads it; chat decides in the page')).toEqual([
      'guest home',
      'guest login',
      'guest register',
      'member home',
      'member member.home',
    ])
  })

  it('are none where nothing changes, and no more than anybody looks through', () => {
    expect(looks([], [], 'it is on already')).toEqual([])
    expect(looks(['member'], [change({ screens: screens.map(({ id }) => id) })])).toHaveLength(8)
  })
})
