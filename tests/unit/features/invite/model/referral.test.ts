import { describe, expect, it } from 'vitest'
import { invitationOf } from '../../../../../src/features/invite/model/invitation.ts'
import {
  isReferralAvailable,
  referralOf,
  referralTarget,
  throughReferral,
} from '../../../../../src/features/invite/model/referral.ts'

const service = { href: 'https://help.test/' }
const facts = { enabled: true, promotionDisabled: false, agent: false, member: false, service }

describe('the referral action', () => {
  it.each([
    ['not enabled: customer service', { enabled: false }, service],
    ['not enabled and nobody to ask: nowhere', { enabled: false, service: undefined }, undefined],
    [
      'its promotion is off for everyone: guests to the login',
      { promotionDisabled: true },
      { to: '/m/login' },
    ],
    [
      'its promotion is off for everyone: a member, whom the login would send home, to the page that says so',
      { promotionDisabled: true, member: true },
      { to: '/m/inviteFriends' },
    ],
    ['enabled: the invitation of friends', {}, { to: '/m/inviteFriends' }],
    ['an agent: the registration of players', { agent: true }, { to: '/m/agentRegister' }],
    ['an agent where nothing is promoted', { agent: true, enabled: false }, { to: '/m/agentRegister' }],
  ])('%s', (_, change, target) => {
    expect(referralTarget({ ...facts, ...change })).toEqual(target)
  })

  it.each([
    [{ referral_enabled: 1 }, 0, true, false, false],
    [{ referral_enabled: 0 }, 1, false, false, true],
    [{ referral_enabled: 1, referral_promotion_disabled: 1 }, 2, true, true, true],
    [{}, undefined, false, false, false],
    [{ referral_enabled: 1 }, 4, true, false, false],
  ] as const)('of %j and a member of type %s', (settings, type, enabled, promotionDisabled, agent) => {
    expect(referralOf({ settings }, type, service)).toEqual({
      enabled,
      promotionDisabled,
      agent,
      member: type !== undefined,
      service,
    })
  })
})

describe('what offers to invite', () => {
  it.each([
    ['shows where referral is enabled', {}, true],
    ['is not there where it is not enabled', { enabled: false }, false],
    ['is not there where its promotion is off for everyone', { promotionDisabled: true }, false],
    ['shows an agent, whatever is promoted', { agent: true, enabled: false, promotionDisabled: true }, true],
  ])('%s', (_, change, available) => {
    expect(isReferralAvailable({ ...facts, ...change })).toBe(available)
  })

  it('as a link of the merchant’s own takes the way of the referral action, any other its own', () => {
    expect(throughReferral({ to: '/m/inviteFriends' }, service)).toBe(service)
    expect(throughReferral({ to: '/m/game' }, service)).toEqual({ to: '/m/game' })
    expect(throughReferral({ href: 'https://a.test/m/inviteFriends' }, service)).toEqual({
      href: 'https://a.test/m/inviteFriends',
    })
    expect(throughReferral(undefined, service)).toBeUndefined()
  })
})

describe('an invitation', () => {
  const base = 'https://play.test/m/'

  it('is this site’s registration with the member’s code', () => {
    expect(invitationOf({ referralCode: ' AB 1&2 ', invited: '3', earned: 90.5 }, 'friend', base)).toEqual({
      link: 'https://play.test/m/register?r=AB+1%262',
      code: 'AB 1&2',
      invited: 3,
      earned: '90.5',
      terms: undefined,
    })
  })

  it('of an agent carries the agent’s code', () => {
    const sent = { referralCode: 'R1', affiliateCode: 'A1' }
    expect(invitationOf(sent, 'agent', base)).toMatchObject({
      link: 'https://play.test/m/register?affiliateCode=A1&r=R1',
      code: 'A1',
    })
    expect(invitationOf({ referralCode: 'R1' }, 'agent', base)).toMatchObject({
      link: 'https://play.test/m/register?r=R1',
      code: 'R1',
    })
  })

  it('is the back office’s own link, where that is one', () => {
    expect(invitationOf({ link: 'https://go.test/x' }, 'friend', base)).toMatchObject({
      link: 'https://go.test/x',
      code: undefined,
    })
    for (const link of ['javascript:alert(1)', 'https://a@b.test/', 'data:text/html,x'])
      expect(invitationOf({ link, referralCode: 'R1' }, 'friend', base)?.link).toBe(
        'https://play.test/m/register?r=R1',
      )
  })

  it('is none without a code', () => {
    expect(invitationOf({ invited: 3 }, 'friend', base)).toBeUndefined()
    expect(invitationOf({ affiliateCode: 'A1' }, 'friend', base)).toBeUndefined()
    expect(invitationOf(undefined, 'agent', base)).toBeUndefined()
  })
})
