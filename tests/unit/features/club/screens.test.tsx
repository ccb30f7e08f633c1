// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, type ComponentType } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../../../src/api/client.ts'
import { registry } from '../../../../src/app/registry.ts'
import ActivityScreen from '../../../../src/features/activity/ActivityScreen.tsx'
import BenefitsEntry from '../../../../src/features/benefits/BenefitsEntry.tsx'
import BenefitsScreen from '../../../../src/features/benefits/BenefitsScreen.tsx'
import MallScreen from '../../../../src/features/mall/MallScreen.tsx'
import MemberHomeScreen from '../../../../src/features/member/MemberHomeScreen.tsx'
import MissionsScreen from '../../../../src/features/missions/MissionsScreen.tsx'
import RewardCenter from '../../../../src/features/rewards/RewardCenter.tsx'
import { queryClientOf } from '../../../../src/features/shared/queries.ts'
import { createI18n, type I18n } from '../../../../src/i18n/createI18n.ts'
import M1MemberHome from '../../../../src/layouts/M1/MemberHome.tsx'
import M2MemberHome from '../../../../src/layouts/M2/MemberHome.tsx'
import { parts as m2 } from '../../../../src/layouts/M2/parts.ts'
import M3MemberHome from '../../../../src/layouts/M3/MemberHome.tsx'
import { PartsProvider } from '../../../../src/layouts/PartsContext.ts'
import { type AppContext, AppProvider } from '../../../../src/registry/AppContext.ts'
import { PlanProvider } from '../../../../src/registry/PlanContext.ts'
import { plan } from '../../../../src/registry/plan.ts'
import { createSessionStore, type SessionStore } from '../../../../src/session/store.ts'
import { celebrate } from '../../../../src/ui/celebrate.ts'
import { appWith } from '../../../support/app.ts'
import { factsWith } from '../../../support/facts.ts'
import { siteFrom } from '../../../support/merchants.ts'
import { json, makeEnv, ok, refused } from '../../api/testEnv.ts'
import { fakeStorage } from '../../session/fakeStorage.ts'
import { cleanUp, find, render } from '../../ui/render.tsx'
import { settled } from '../../ui/settled.ts'

vi.mock('../../../../src/ui/celebrate.ts', () => ({ celebrate: vi.fn() }))

const LOCALE = join(import.meta.dirname, '../../../../src/i18n/locales/EN')

let i18n: I18n
beforeAll(async () => {
  const load = async (_: string, namespace: string) =>
    JSON.parse(readFileSync(join(LOCALE, `${namespace}.json`), 'utf8'))
  i18n = await createI18n({ language: 'EN', load })
  for (const namespace of ['club', 'money', 'account', 'miniGame']) await i18n.ready(namespace)
})

let answers: Record<string, Response>
let sent: { path: string; body: unknown }[]
beforeEach(() => {
  sent = []
  vi.mocked(celebrate).mockClear()
  window.localStorage.clear()
  answers = {
    'member/info': ok({
      type: 0,
      id: '1',
      userName: 'player',
      balance: '120.50',
      currency: 'BRL',
      clubLabel: { labelId: 2, labelName: 'Silver', type: 'AUTO', rankLevel: 2 },
    }),
    'relay/MCSFE_getPlayerRankProgress': ok({
      currentProgress: { completedConditions: 3, totalExpectedConditions: 5 },
      playerRankProgress: { labelId: 2, labelName: 'Silver', nextLabelName: 'Gold' },
    }),
    'relay/MCSFE_getVipLabels': ok({
      labels: [
        { labelId: 1, labelName: 'Bronze', rankLevel: 1 },
        { labelId: 2, labelName: 'Silver', rankLevel: 2, benefits: [{ title: 'Cashback', value: '1%' }] },
        { labelId: 3, labelName: 'Gold', rankLevel: 3, condition: 'Play more' },
      ],
    }),
    'relay/MCSFE_getMerchantAvailablePromotions': ok([
      { id: 'w', title: 'Welcome', description: '<b>100%</b>', claimable: true },
      { id: 'l', title: 'Later', claimable: false },
    ]),
    'relay/PROMOFE_getPromotionAnnouncementCategory': ok({
      categories: [
        {
          name: 'New',
          promotions: [{ id: 'w', title: 'Welcome', content: '<p>Take <b>it</b></p><script>1</script>' }],
        },
      ],
    }),
    'relay/MCSFE_getMissions': ok({
      missions: [
        { id: 'p', title: 'Play', done: 5, total: 5, reward: '50 points' },
        { id: 'i', title: 'Invite', done: 0, total: 1, url: '/m/inviteFriends' },
      ],
    }),
    'relay/MCSFE_getLeaderBoard': ok({
      entries: [{ rank: 1, name: 'a***', score: 9 }],
      own: { rank: 7, score: 2 },
    }),
    'relay/MCSFE_getMallItems': ok({
      points: 250,
      items: [
        { id: 'mug', title: 'Mug', points: 200 },
        { id: 'car', title: 'Car', points: 9000 },
      ],
    }),
  }
})
afterEach(() => {
  cleanUp()
})

function loggedIn(type: 0 | 4): SessionStore {
  const store = createSessionStore({ storage: fakeStorage(), merchant: 'acme' })
  const session = {
    id: '1',
    merchantCode: 'acme',
    userName: 'player',
    type,
    firstTimeLogin: false,
    customerId: '1',
  }
  store.dispatch({ type: 'adopted', session: { ...session, token: 'token-1' } })
  return store
}

interface How {
  readonly member?: 0 | 4 | 'guest'
  readonly at?: string
  readonly parts?: typeof m2
  readonly flag?: boolean
}

let app: AppContext
async function open(Screen: ComponentType, { member = 0, at = '/m/x', parts = m2, flag = true }: How = {}) {
  const session =
    member === 'guest' ? createSessionStore({ storage: fakeStorage(), merchant: 'acme' }) : loggedIn(member)
  const { env } = makeEnv(
    ({ url, init }) => {
      const path = url.replace(/^.*\/wps\//, '').replace(/\?.*$/, '')
      if (init.method === 'POST') sent.push({ path, body: JSON.parse(String(init.body)) })
      return answers[path]?.clone() ?? json({}, 404)
    },
    { token: () => session.current()?.token, tokenIsCurrent: (token) => session.tokenIsCurrent(token) },
  )
  app = appWith({ client: createClient(env), session })
  const site = siteFrom({ info: { currency: 'BRL', whitelabelVal: { REWCEN3: flag } } })
  const facts = factsWith({ site, ...(member !== 'guest' && { member }) })
  render(
    <I18nextProvider i18n={i18n.instance}>
      <AppProvider value={app}>
        <PlanProvider value={{ plan: plan(registry, facts), facts, report: () => undefined }}>
          <PartsProvider value={parts}>
            <MemoryRouter useTransitions={false} initialEntries={[at]}>
              <Screen />
            </MemoryRouter>
          </PartsProvider>
        </PlanProvider>
      </AppProvider>
    </I18nextProvider>,
  )
  await settled(app)
}

const text = () => document.body.textContent ?? ''
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
async function press(name: string) {
  const wanted = [...document.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  )
  act(() => wanted?.click())
  await settled(app)
}

describe('VIP benefits', () => {
  it('show the ring, and every level with the member’s own marked', async () => {
    await open(BenefitsScreen)
    const ring = find('[role=progressbar]')
    expect(ring.getAttribute('aria-valuenow')).toBe('60')
    expect(find('[aria-current]').textContent).toContain('Silver')
    expect(find('[aria-current]').textContent).toContain('1%')
    expect(text()).toContain('Not reached yet')
  })

  it('stand on the contract alone where the back office lists no levels', async () => {
    delete answers['relay/MCSFE_getVipLabels']
    await open(BenefitsScreen)
    expect(find('[role=progressbar]').getAttribute('aria-valuenow')).toBe('60')
    expect(text()).toContain('The levels are not listed here')
  })

  it('have an entry for a label of type AUTO only', async () => {
    await open(BenefitsEntry)
    expect(links()).toEqual(['/m/member/benefits'])
    cleanUp()
    answers['member/info'] = ok({ type: 0, clubLabel: { labelId: 2, labelName: 'Silver', type: 'MANUAL' } })
    await open(BenefitsEntry)
    expect(links()).toEqual([])
  })
})

/** Two promotions that can be claimed. */
const TWO = [
  { id: 'w', title: 'Welcome', claimable: true },
  { id: 'f', title: 'Friday', claimable: true },
]

const ID: unknown = expect.stringMatching(/^[0-9a-f]{32}$/)

describe('the reward centre', () => {
  it('claims what can be claimed, once', async () => {
    answers['member/promotion/claim'] = ok({ id: 'w' })
    await open(RewardCenter)
    expect(text()).toContain('100%')
    await press('Claim: Welcome')
    expect(sent).toEqual([{ path: 'member/promotion/claim', body: { promotionId: 'w', requestId: ID } }])
    expect(document.querySelector('[aria-label="Claim: Welcome"]')).toBeNull()
    expect(text()).toContain('Claimed')
  })

  it('celebrates a claim where it was made, and not again when it is shown later', async () => {
    answers['member/promotion/claim'] = ok({ id: 'w' })
    await open(RewardCenter)
    expect(celebrate).not.toHaveBeenCalled()
    await press('Claim: Welcome')
    expect(celebrate).toHaveBeenCalledExactlyOnceWith(document.activeElement)
    await act(() => queryClientOf(app).refetchQueries({ type: 'active' }))
    expect(text()).toContain('Claimed')
    expect(celebrate).toHaveBeenCalledOnce()
  })

  it('goes on showing what was claimed when the page requests everything again', async () => {
    answers['member/promotion/claim'] = ok({ id: 'w' })
    await open(RewardCenter)
    await press('Claim: Welcome')
    await act(() => queryClientOf(app).refetchQueries({ type: 'active' }))
    expect(document.querySelector('[aria-label="Claim: Welcome"]')).toBeNull()
    expect(text()).toContain('Claimed')
  })

  it('goes on showing each of several that were claimed', async () => {
    answers['relay/MCSFE_getMerchantAvailablePromotions'] = ok(TWO)
    answers['member/promotion/claim'] = ok(null)
    await open(RewardCenter)
    await press('Claim: Welcome')
    await press('Claim: Friday')
    expect(sent.map(({ body }) => body)).toMatchObject([{ promotionId: 'w' }, { promotionId: 'f' }])
    expect(document.querySelector('[aria-label^="Claim:"]')).toBeNull()
  })

  it('gives another one after a reload, though the first claim has no answer', async () => {
    answers['relay/MCSFE_getMerchantAvailablePromotions'] = ok(TWO)
    answers['member/promotion/claim'] = json({}, 502)
    await open(RewardCenter)
    await press('Claim: Welcome')
    cleanUp()
    answers['member/promotion/claim'] = ok(null)
    await open(RewardCenter)
    await press('Claim: Friday')
    expect(sent.map(({ body }) => body)).toMatchObject([{ promotionId: 'w' }, { promotionId: 'f' }])
    expect(document.querySelector('[aria-label="Claim: Friday"]')).toBeNull()
  })

  it('says why it was not given, and where there is nobody to give it', async () => {
    answers['member/promotion/claim'] = refused('promotion.over', 'It is over.')
    await open(RewardCenter)
    await press('Claim: Welcome')
    expect(find('[role=alert]').textContent).toContain('It is over.')
    delete answers['member/promotion/claim']
    await press('Claim: Welcome')
    expect(find('[role=alert]').textContent).toContain('not available here')
  })

  it('is empty where nothing is offered', async () => {
    answers['relay/MCSFE_getMerchantAvailablePromotions'] = ok([])
    await open(RewardCenter)
    expect(text()).toContain('No rewards right now')
  })
})

describe('a promotion', () => {
  it('is read by everyone, without a line of foreign HTML; a guest logs in to take part', async () => {
    await open(ActivityScreen, { member: 'guest', at: '/m/activity?id=w' })
    expect(find('h2').textContent).toBe('Welcome')
    expect(find('strong').textContent).toBe('it')
    expect(document.querySelector('script')).toBeNull()
    expect(find('button').textContent).toBe('Log in to take part')
    expect(links()).toContain('/m/register')
  })

  it('is claimed by a member where there is a reward centre', async () => {
    answers['member/promotion/claim'] = ok({})
    await open(ActivityScreen, { at: '/m/activity?id=w' })
    await press('Claim')
    expect(sent).toHaveLength(1)
    expect(document.activeElement?.textContent).toContain('Claimed')
  })

  it('leads to the deposit where there is none', async () => {
    await open(ActivityScreen, { at: '/m/activity?id=w', flag: false })
    expect(links()).toContain('/m/voucherCenter')
  })

  it.each(['/m/activity', '/m/activity?id=gone'])('that is none says so: %s', async (at) => {
    await open(ActivityScreen, { at })
    expect(text()).toContain('This promotion is over')
  })
})

describe('a claim without an answer', () => {
  it('says so on its card, looks, and is sent again under the same id alone', async () => {
    answers['member/mission/claim'] = json({}, 502)
    await open(MissionsScreen)
    await press('Claim: Play')
    expect(find('[role=alert]').textContent).toContain('Play\u2069 may already be yours.')
    expect(find('[role=alert]').textContent).toContain('Your account does not show it yet.')
    expect(document.querySelector('[aria-label="Claim: Play"]')).toBeNull()
    answers['member/mission/claim'] = ok({})
    await press('Send the same request again')
    expect(sent[1]).toEqual(sent[0])
    expect(text()).toContain('Claimed')
  })
})

describe('missions', () => {
  it('are claimed when done, and lead to where they are done; then who leads', async () => {
    answers['member/mission/claim'] = ok({})
    await open(MissionsScreen)
    await press('Claim: Play')
    expect(sent).toEqual([{ path: 'member/mission/claim', body: { missionId: 'p', requestId: ID } }])
    expect(links()).toContain('/m/inviteFriends')
    expect(text()).toContain('Leader board')
    expect(find('ol [aria-current]').textContent).toContain('You')
  })

  it('a back office without them says so, and who helps', async () => {
    delete answers['relay/MCSFE_getMissions']
    delete answers['relay/MCSFE_getLeaderBoard']
    await open(MissionsScreen)
    expect(text()).toContain('This is not available here')
    expect(text()).not.toContain('Leader board')
  })
})

describe('the point market', () => {
  it('asks before it spends points, and spends them once', async () => {
    answers['member/mall/redeem'] = ok({ id: 'M1', points: 50 })
    await open(MallScreen)
    expect(text()).toContain('Points missing: 8,750')
    await press('Redeem: Mug')
    expect(find('[role=alertdialog]').textContent).toContain('Redeem “Mug”?')
    await press('Confirm')
    expect(sent).toEqual([
      {
        path: 'member/mall/redeem',
        body: { itemId: 'mug', requestId: ID },
      },
    ])
  })

  it('shows the points that are left, and what they still buy', async () => {
    answers['member/mall/redeem'] = ok({ id: 'M1', points: 50 })
    await open(MallScreen)
    await press('Redeem: Mug')
    answers['relay/MCSFE_getMallItems'] = ok({
      points: 50,
      items: [{ id: 'mug', title: 'Mug', points: 200 }],
    })
    await press('Confirm')
    expect(text()).toContain('Points missing: 150')
  })

  it('finds a request without an answer when the question is opened again', async () => {
    answers['member/mall/redeem'] = json({}, 502)
    await open(MallScreen)
    await press('Redeem: Mug')
    await press('Confirm')
    expect(find('[role=alertdialog] [role=alert]').textContent).toContain('may already be yours')
    cleanUp()
    answers['member/mall/redeem'] = ok({ id: 'M1', points: 50 })
    await open(MallScreen)
    await press('Redeem: Mug')
    await press('Send the same request again')
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  })

  it('says in the question why it was refused', async () => {
    answers['member/mall/redeem'] = refused('sold.out', 'All gone.')
    await open(MallScreen)
    await press('Redeem: Mug')
    await press('Confirm')
    expect(find('[role=alertdialog] [role=alert]').textContent).toContain('All gone.')
  })
})

describe.each([
  ['M1', { ...m2, MemberHome: M1MemberHome }],
  ['M2', { ...m2, MemberHome: M2MemberHome }],
  ['M3', { ...m2, MemberHome: M3MemberHome }],
])('the member centre in %s', (_, parts) => {
  it('shows the ring, deposit and withdraw, and the way to the benefits', async () => {
    await open(MemberHomeScreen, { parts })
    expect(find('[role=progressbar]').getAttribute('aria-valuenow')).toBe('60')
    expect(links()).toEqual(expect.arrayContaining(['/m/member/benefits', '/m/voucherCenter', '/m/withdraw']))
  })

  it('asks nothing about levels for a member of type 4', async () => {
    await open(MemberHomeScreen, { parts, member: 4 })
    expect(document.querySelector('[role=progressbar]')).toBeNull()
  })
})
