import { describe, expect, it } from 'vitest'
import { actionsOf, type Possibilities } from '../../../../src/features/quickActions/model/actions.ts'
import type { QuickAction } from '../../../../src/site/home.ts'

const all: QuickAction[] = ['deposit', 'withdraw', 'rewards', 'invite', 'service', 'download']
const nothing: Possibilities = {
  pathOf: () => undefined,
  rewards: true,
  referral: undefined,
  service: undefined,
  download: undefined,
}
const everything: Possibilities = {
  ...nothing,
  pathOf: (screen) => `/m/${screen}`,
  referral: { to: '/m/inviteFriends' },
  service: { href: 'https://help.test/' },
  download: { href: 'https://app.test/' },
}
const ids = (possible: Possibilities, items = all) => actionsOf(items, possible).map(({ id }) => id)

describe('quick actions', () => {
  it('are those that lead somewhere, in the order of the template', () => {
    expect(ids(everything)).toEqual(all)
    expect(ids(everything, ['service', 'deposit', 'service'])).toEqual(['service', 'deposit'])
    expect(actionsOf(['deposit'], everything)).toEqual([
      { id: 'deposit', target: { to: '/m/voucherCenter' } },
    ])
  })

  it('without the screens that they need are not there', () => {
    expect(ids({ ...everything, pathOf: () => undefined })).toEqual(['invite', 'service', 'download'])
    expect(ids(nothing)).toEqual([])
  })

  it('leave rewards out without REWCEN3, and lead to invite where the referral action does', () => {
    expect(ids({ ...everything, rewards: false })).not.toContain('rewards')
    expect(ids({ ...everything, referral: undefined })).not.toContain('invite')
    expect(actionsOf(['invite'], { ...everything, referral: { to: '/m/agentRegister' } })).toEqual([
      { id: 'invite', target: { to: '/m/agentRegister' } },
    ])
  })
})
