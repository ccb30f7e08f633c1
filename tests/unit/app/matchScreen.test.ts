import { describe, expect, it } from 'vitest'
import { matchScreen } from '../../../src/app/matchScreen.ts'
import { features } from '../../../src/features/index.ts'

describe('an address of the specification', () => {
  it.each([
    ['/', 'home'],
    ['/m/home', 'home'],
    ['/m/index', 'home'],
    ['/m/index.html', 'home'],
    ['/m/login', 'login'],
    ['/m/register', 'register'],
    ['/m/register.html', 'register'],
    ['/m/member/home', 'member.home'],
    ['/m/game', 'game'],
    ['/m/changePsw', 'changePassword'],
    ['/m/launchGame', 'launchGame'],
    ['/m/voucherCenter', 'voucherCenter'],
    ['/m/withdraw', 'withdraw'],
    ['/m/securityCenter/addBankCard', 'addBankCard'],
    ['/m/securityCenter/addBankCardPix', 'addBankCardPix'],
    ['/m/activity', 'activity'],
    ['/m/rewardCenter', 'rewardCenter'],
    ['/m/agentRegister', 'agentRegister'],
    ['/m/inviteFriends', 'inviteFriends'],
    ['/m/feedback', 'feedback'],
    ['/m/mall/mallHome', 'mall'],
    ['/m/leaderBoard', 'leaderBoard'],
    ['/m/member/benefits', 'benefits'],
  ])('%s leads to the screen %s', (path, screen) => {
    expect(matchScreen(features, path)).toBe(screen)
  })

  it('leads to the same screen in other letters, and with slashes at its end', () => {
    expect(matchScreen(features, '/M/Home')).toBe('home')
    expect(matchScreen(features, '/m/voucherCenter//')).toBe('voucherCenter')
    expect(matchScreen(features, '/m/voucherCenter/x')).toBe('notFound')
  })

  it('that nobody knows leads to notFound', () => {
    expect(matchScreen(features, '/m/nowhere')).toBe('notFound')
  })
})
