// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, type ComponentType } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createClient } from '../../../../src/api/client.ts'
import { registry } from '../../../../src/app/registry.ts'
import AddBankCard from '../../../../src/features/bankCard/AddBankCard.tsx'
import AddPixKey from '../../../../src/features/bankCard/AddPixKey.tsx'
import DepositScreen from '../../../../src/features/deposit/DepositScreen.tsx'
import FeedbackScreen from '../../../../src/features/feedback/FeedbackScreen.tsx'
import AgentRegister from '../../../../src/features/invite/AgentRegister.tsx'
import InviteFriends from '../../../../src/features/invite/InviteFriends.tsx'
import WithdrawScreen from '../../../../src/features/withdraw/WithdrawScreen.tsx'
import isDepositRequest from '../../../../src/generated/validators/depositRequest.js'
import isFeedbackRequest from '../../../../src/generated/validators/feedbackRequest.js'
import isWithdrawRequest from '../../../../src/generated/validators/withdrawRequest.js'
import { createI18n, type I18n } from '../../../../src/i18n/createI18n.ts'
import { parts } from '../../../../src/layouts/M2/parts.ts'
import { PartsProvider } from '../../../../src/layouts/PartsContext.ts'
import { type AppContext, AppProvider } from '../../../../src/registry/AppContext.ts'
import { PlanProvider } from '../../../../src/registry/PlanContext.ts'
import { plan } from '../../../../src/registry/plan.ts'
import { createSessionStore, type SessionStore } from '../../../../src/session/store.ts'
import { appWith } from '../../../support/app.ts'
import { factsWith } from '../../../support/facts.ts'
import { siteFrom } from '../../../support/merchants.ts'
import { json, makeEnv, ok, refused } from '../../api/testEnv.ts'
import { fakeStorage } from '../../session/fakeStorage.ts'
import { cleanUp, find, render } from '../../ui/render.tsx'
import { settled } from '../../ui/settled.ts'

const LOCALE = join(import.meta.dirname, '../../../../src/i18n/locales/EN')
const NAMESPACES = ['money', 'feedback', 'invite', 'account']

let i18n: I18n
beforeAll(async () => {
  const load = async (_: string, namespace: string) =>
    JSON.parse(readFileSync(join(LOCALE, `${namespace}.json`), 'utf8'))
  i18n = await createI18n({ language: 'EN', load })
  for (const namespace of NAMESPACES) await i18n.ready(namespace)
})

let memberId = '1'
/** A new session gets a new query client, so nothing is cached from the previous test. */
function loggedIn(): SessionStore {
  const store = createSessionStore({ storage: fakeStorage(), merchant: 'acme' })
  store.dispatch({
    type: 'adopted',
    session: {
      id: memberId,
      token: 'token-1',
      merchantCode: 'acme',
      userName: 'player',
      type: 0,
      firstTimeLogin: false,
      customerId: memberId,
    },
  })
  return store
}

let session: SessionStore
let settings: object
let answers: Record<string, Response | (() => Response)>
let sent: { path: string; body: unknown }[]
beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
  sent = []
  memberId = '1'
  settings = { referral_enabled: 1 }
  answers = {
    'member/info': ok({ type: 0, id: '1', userName: 'player', balance: '120.50', currency: 'BRL' }),
    'relay/MCSFE_getDepositSettings': ok({ methods: [{ id: 'pix', name: 'Pix', min: 10, max: 200 }] }),
    'relay/MCSFE_getDepositStats': ok({ count: 4, banks: [] }),
    'relay/MCSFE_getWithdrawalStats': ok({ count: 0, banks: [{ bankCode: '1', bankName: 'First Bank' }] }),
    'relay/MCSFE_getMerchantAvailablePromotions': ok([{ id: 'w', title: 'Welcome', claimable: true }]),
    'relay/MCSFE_getWithdrawAccountInfo': ok({
      accounts: [{ id: 'a', bankName: 'First Bank', accountNoMasked: '•••• 1' }],
      min: 20,
      max: 100,
    }),
    'member/referral': ok({ referralCode: 'R1', affiliateCode: 'A1', invited: 3, earned: '90.00' }),
  }
})
afterEach(() => {
  cleanUp()
})

const site = () => siteFrom({ info: { currency: 'BRL', whitelabelVal: { REWCEN3: true }, settings } })

let app: AppContext
async function open(Screen: ComponentType, member = 0) {
  session = loggedIn()
  const { env } = makeEnv(
    ({ url, init }) => {
      const path = url.replace(/^.*\/wps\//, '').replace(/\?.*$/, '')
      if (init.method === 'POST') sent.push({ path, body: JSON.parse(String(init.body)) })
      const answer = answers[path]
      return typeof answer === 'function' ? answer() : (answer?.clone() ?? json({}, 404))
    },
    { token: () => session.current()?.token, tokenIsCurrent: (token) => session.tokenIsCurrent(token) },
  )
  app = appWith({ client: createClient(env), session })
  const facts = factsWith({ site: site(), member })
  render(
    <I18nextProvider i18n={i18n.instance}>
      <AppProvider value={app}>
        <PlanProvider value={{ plan: plan(registry, facts), facts, report: () => undefined }}>
          <PartsProvider value={parts}>
            <MemoryRouter useTransitions={false}>
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
async function type(name: string, value: string) {
  const field = find<HTMLInputElement>(`[name="${name}"]`)
  const prototype = Object.getPrototypeOf(field)
  act(() => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
  })
}
async function send() {
  act(() => void find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  await settled(app)
}
async function tap(name: string) {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!button) throw new Error(`there is no button ${name}`)
  act(() => button.click())
  await settled(app)
}
const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
const posted = (path: string) => sent.filter((one) => one.path === path).map(({ body }) => body)

describe('deposit', () => {
  it('refuses what is outside of the limits, and sends what is within them as decimal text', async () => {
    answers['member/deposit'] = ok({ id: 'D1', qr: '000201' })
    await open(DepositScreen)
    await send()
    expect(alerts()).toEqual(['Enter an amount'])
    expect(document.activeElement).toBe(find('[name=amount]'))
    await type('amount', '9,99')
    await send()
    expect(alerts()[0]).toContain('At least')
    await type('amount', '50')
    await send()
    expect(posted('member/deposit')).toEqual([
      {
        methodId: 'pix',
        amount: '50.00',
        currency: 'BRL',
        requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ])
    expect(posted('member/deposit').every(isDepositRequest)).toBe(true)
    expect(text()).toContain('Waiting for your payment…')
    expect(document.querySelector('[role=img][aria-label="Payment code"]')).not.toBeNull()
  })

  it('takes a promotion along that was chosen', async () => {
    answers['member/deposit'] = ok({ id: 'D1' })
    await open(DepositScreen)
    await type('amount', '50')
    act(() => find<HTMLInputElement>('[name=bonus][value=w]').click())
    await send()
    expect(posted('member/deposit')).toMatchObject([{ promotionId: 'w' }])
  })

  it('is found again when the page comes back, and is gone when the player begins another', async () => {
    answers['member/deposit'] = ok({ id: 'D1', qr: '000201' })
    await open(DepositScreen)
    await type('amount', '50')
    await send()
    cleanUp()
    await open(DepositScreen)
    expect(text()).toContain('Waiting for your payment…')
    act(() =>
      [...document.querySelectorAll('button')]
        .find((one) => one.textContent === 'Make another deposit')
        ?.click(),
    )
    await settled(app)
    expect(document.querySelector('[name=amount]')).not.toBeNull()
    cleanUp()
    await open(DepositScreen)
    expect(document.querySelector('[name=amount]')).not.toBeNull()
  })

  it('sees the money arrive when one deposit more is counted than before', async () => {
    answers['member/deposit'] = ok({ id: 'D1', qr: '000201' })
    await open(DepositScreen)
    await type('amount', '50')
    await send()
    cleanUp()
    answers['relay/MCSFE_getDepositStats'] = ok({ count: 5, banks: [] })
    await open(DepositScreen)
    await settled(app, () => text().includes('arrived'))
    expect(text()).toContain('Your money has arrived')
  })

  it('shows where to send the money, each line to be copied, and never an address that is none', async () => {
    answers['member/deposit'] = ok({
      id: 'D1',
      payUrl: 'javascript:alert(1)',
      details: [{ kind: 'account', value: '0021' }],
    })
    await open(DepositScreen)
    await type('amount', '50')
    await send()
    expect(text()).toContain('Copy: Account number')
    expect(text()).not.toContain('Continue to payment')
    expect(document.querySelector('a[href^="javascript"]')).toBeNull()
  })

  it('says so where there is no such call, and where there is nothing to choose', async () => {
    await open(DepositScreen)
    await type('amount', '50')
    await send()
    expect(alerts()[0]).toContain('This is not available here')
    cleanUp()
    answers['relay/MCSFE_getDepositSettings'] = ok({ methods: [] })
    await open(DepositScreen)
    expect(text()).toContain('There is no way to deposit right now.')
  })

  it('tells that the money is there', async () => {
    answers['member/deposit'] = ok({ id: 'D1', status: 'done' })
    await open(DepositScreen)
    await type('amount', '50')
    await send()
    expect(text()).toContain('Your money has arrived')
  })
})

describe('withdrawal', () => {
  it('never takes more than there is', async () => {
    answers['member/withdraw'] = ok({ id: 'W1' })
    await open(WithdrawScreen)
    await type('amount', '120,51')
    await send()
    expect(alerts()[0]).toContain('You have')
    await type('amount', '100')
    await send()
    expect(posted('member/withdraw')).toMatchObject([{ accountId: 'a', amount: '100.00' }])
    expect(posted('member/withdraw').every(isWithdrawRequest)).toBe(true)
    expect(text()).toContain('Your withdrawal is on its way')
  })

  it('is refused in the server’s words', async () => {
    answers['member/withdraw'] = refused('wager.open', 'Please play first.')
    await open(WithdrawScreen)
    await type('amount', '50')
    await send()
    expect(alerts()).toEqual(['Please play first.'])
  })

  it('names the account that it is taken from', async () => {
    await open(WithdrawScreen)
    expect(find('[data-acts-for]').textContent).toBe('Account: \u2068player\u2069')
  })

  it('without an answer may have gone through: it looks, and sends the same again, also after a reload', async () => {
    answers['member/withdraw'] = json({}, 502)
    await open(WithdrawScreen)
    await type('amount', '50')
    await send()
    expect(alerts()[0]).toMatch(/Your withdrawal of .*50[.,]00.* may already have gone through/)
    expect(alerts()[0]).toContain('Your account does not show it yet.')
    expect(document.querySelector('form')).toBeNull()
    cleanUp()
    answers['member/info'] = ok({ type: 0, id: '1', userName: 'player', balance: '70.50', currency: 'BRL' })
    answers['member/withdraw'] = ok({ id: 'W1' })
    await open(WithdrawScreen)
    expect(alerts()[0]).toContain('it has most likely gone through')
    await tap('Send the same request again')
    expect(text()).toContain('Your withdrawal is on its way')
    const [first, second] = posted('member/withdraw')
    expect(second).toEqual(first)
  })

  it('is not offered again before somebody could look', async () => {
    answers['member/withdraw'] = json({}, 502)
    await open(WithdrawScreen)
    await type('amount', '50')
    answers['member/info'] = json({}, 500)
    answers['relay/MCSFE_getWithdrawalStats'] = json({}, 500)
    await send()
    expect(alerts()[0]).toContain('We could not check your account.')
    expect(text()).not.toContain('Send the same request again')
    answers['member/info'] = ok({ type: 0, id: '1', userName: 'player', balance: '120.50', currency: 'BRL' })
    await tap('Retry')
    expect(text()).toContain('Send the same request again')
  })

  it('that the player gives up is forgotten; the next one has an id of its own', async () => {
    answers['member/withdraw'] = json({}, 502)
    await open(WithdrawScreen)
    await type('amount', '50')
    await send()
    await tap('Do not send it again')
    expect(find<HTMLInputElement>('[name=amount]').value).toBe('50')
    answers['member/withdraw'] = ok({ id: 'W2' })
    await send()
    const ids = posted('member/withdraw').map((body) => Object(body).requestId)
    expect(new Set(ids).size).toBe(2)
  })

  it('of one member is nothing to another who logs in on this device', async () => {
    answers['member/withdraw'] = json({}, 502)
    await open(WithdrawScreen)
    await type('amount', '50')
    await send()
    cleanUp()
    memberId = '2'
    await open(WithdrawScreen)
    expect(alerts()).toEqual([])
    expect(document.querySelector('form')).not.toBeNull()
  })

  it('asks for an account first where there is none', async () => {
    answers['relay/MCSFE_getWithdrawAccountInfo'] = ok({ accounts: [], min: 0, max: 0 })
    await open(WithdrawScreen)
    expect(text()).toContain('Add an account first')
  })
})

describe('accounts', () => {
  it('mark what is missing', async () => {
    await open(AddBankCard)
    await send()
    expect(alerts()).toHaveLength(3)
    await type('bank', '1')
    await type('accountNo', '12')
    await type('accountName', 'Ana')
    await send()
    expect(alerts()).toEqual(['Please check the account number'])
  })

  it('say which PIX key is wrong', async () => {
    await open(AddPixKey)
    await type('key', '111')
    await type('accountName', 'Ana')
    await send()
    expect(alerts()).toEqual(['This is not a valid key: CPF'])
  })
})

describe('a message', () => {
  it('is sent trimmed, without a contact that was not given', async () => {
    answers['member/feedback'] = ok()
    await open(FeedbackScreen)
    await type('title', ' Hi ')
    await type('content', ' Well done ')
    await send()
    expect(posted('member/feedback')).toEqual([{ title: 'Hi', content: 'Well done' }])
    expect(posted('member/feedback').every(isFeedbackRequest)).toBe(true)
    expect(text()).toContain('Thank you!')
  })
})

describe('an invitation', () => {
  it('is a link with the member’s code, and what it has brought', async () => {
    await open(InviteFriends)
    expect(text()).toContain('/m/register?r=R1')
    expect(text()).toMatch(/Earned so far.*R\$\s?90,00/)
  })

  it('is not promoted where the back office does not enable it', async () => {
    settings = { referral_enabled: 0 }
    await open(InviteFriends)
    expect(text()).toContain('This is not available here')
  })

  it('of an agent carries the agent’s code', async () => {
    await open(AgentRegister, 1)
    expect(text()).toContain('/m/register?affiliateCode=A1&r=R1')
  })

  it('is not there where the back office has no codes', async () => {
    answers['member/referral'] = json({}, 404)
    await open(InviteFriends)
    expect(text()).toContain('This is not available here')
  })
})
