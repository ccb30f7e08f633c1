import { describe, expect, it } from 'vitest'
import {
  activitiesOf,
  REDIRECTS,
  type RequestContext,
} from '../../../../src/features/activityShortcut/model/items.ts'
import { linkTarget } from '../../../../src/features/shared/links.ts'

const base = 'https://play.test/m/'
const download = { press: () => undefined }
const guest: RequestContext = {
  guest: true,
  benefits: false,
  referral: { available: true, target: { to: '/m/inviteFriends' } },
  download,
  rewards: true,
  link: (text) => linkTarget(text, base),
  promotions: (categories) => `/m/activity?category=${categories.join('+')}`,
}
const member: RequestContext = { ...guest, guest: false }
const all = REDIRECTS.map((redirect) => ({ title: redirect, redirect, externalLink: 'https://a.test/x' }))
const seen = (around: RequestContext) => activitiesOf(all, around).activities.map(({ redirect }) => redirect)
const leads = (item: object, around = guest) =>
  activitiesOf([{ redirect: 'REDIRECT_URL', ...item }], around).activities[0]?.target

describe('who sees which activity', () => {
  it('a guest sees all of them, in the order of the merchant', () => {
    expect(seen(guest)).toEqual(REDIRECTS)
  })

  it.each([
    [
      'hides the download in the app, where the site is installed, and without an app',
      'APP_DOWNLOAD',
      { download: undefined },
    ],
    ['offers registration to guests only', 'REGISTER', { guest: false }],
    [
      'offers to invite only where there is a referral',
      'INVITE_FRIENDS',
      { referral: { available: false, target: { to: '/m/login' } } },
    ],
    ['hides the member’s page from members without VIP benefits', 'MEMBER', { guest: false }],
  ] as const)('%s', (_, redirect, change) => {
    expect(seen({ ...guest, ...change })).not.toContain(redirect)
  })

  it('shows the member’s page to members with VIP benefits', () => {
    expect(seen({ ...member, benefits: true })).toContain('MEMBER')
  })

  it('always shows the others', () => {
    const bare = { ...member, download: undefined, referral: { available: false, target: undefined } }
    expect(seen({ ...bare, rewards: false })).toEqual([
      'DEPOSIT',
      'REWARD_CENTER',
      'MISSION',
      'POINT_MARKET',
      'REDIRECT_URL',
    ])
  })

  it('leaves an unknown redirect out, and names it once', () => {
    const sent = ['TELEPORT', 'DEPOSIT', 'TELEPORT', 'constructor'].map((redirect) => ({ redirect }))
    const { activities, unknown } = activitiesOf(sent, guest)
    expect(activities.map(({ redirect }) => redirect)).toEqual(['DEPOSIT'])
    expect(unknown).toEqual(['TELEPORT', 'constructor'])
  })
})

describe('where an activity leads', () => {
  it.each([
    ['REGISTER', { to: '/m/register' }],
    ['DEPOSIT', { to: '/m/voucherCenter' }],
    ['REWARD_CENTER', { to: '/m/rewardCenter' }],
    ['MISSION', { to: '/m/leaderBoard' }],
    ['MEMBER', { to: '/m/member/benefits' }],
    ['POINT_MARKET', { to: '/m/mall/mallHome' }],
    ['APP_DOWNLOAD', download],
    ['INVITE_FRIENDS', { to: '/m/inviteFriends' }],
  ])('%s', (redirect, target) => {
    expect(leads({ redirect })).toEqual(target)
  })

  it.each([
    ['stays in the app below /m', '/m/game?lane=slots', { to: '/m/game?lane=slots' }],
    ['stays in the app by its whole address', 'https://play.test/m/game', { to: '/m/game' }],
    ['leaves it for others, as it was written', 'https://a.test/x?y=1', { href: 'https://a.test/x?y=1' }],
    ['is nowhere where it is no address', 'javascript:alert(1)', undefined],
    ['is nowhere where none was sent', undefined, undefined],
  ])('an address %s', (_, externalLink, target) => {
    expect(leads({ externalLink })).toEqual(target)
  })

  it.each([
    ['where there is no address', { promoAnnouncementCategoryIds: ['a', 7] }, guest],
    [
      'where the address is refused',
      { externalLink: 'data:,x', promoAnnouncementCategoryIds: ['a', 7] },
      guest,
    ],
    [
      'where there is no reward centre',
      { redirect: 'REWARD_CENTER', promoAnnouncementCategoryIds: ['a', 7] },
      { ...guest, rewards: false },
    ],
  ])('the promotions of its categories %s', (_, item, around) => {
    expect(leads(item, around)).toEqual({ to: '/m/activity?category=a+7' })
  })

  it('an address comes before the categories, and empty ones are none', () => {
    expect(leads({ externalLink: '/m/game', promoAnnouncementCategoryIds: ['a'] })).toEqual({ to: '/m/game' })
    expect(leads({ promoAnnouncementCategoryIds: ['', ' '] })).toBeUndefined()
  })
})

it('has no name and no picture where none, or an empty one, was sent', () => {
  const [activity] = activitiesOf([{ redirect: 'DEPOSIT', title: ' ', icon: '' }], guest).activities
  expect(activity).toMatchObject({ title: '', icon: undefined })
})
