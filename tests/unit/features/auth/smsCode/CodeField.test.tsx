// @vitest-environment happy-dom
import { act } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { registry } from '../../../../../src/app/registry.ts'
import { CodeField } from '../../../../../src/features/auth/smsCode/CodeField.tsx'
import type { Receiver, SmsCode } from '../../../../../src/features/auth/smsCode/model/types.ts'
import { createI18n, type I18n } from '../../../../../src/i18n/createI18n.ts'
import shell from '../../../../../src/i18n/locales/EN/shell.json' with { type: 'json' }
import own from '../../../../../src/i18n/locales/EN/smsCode.json' with { type: 'json' }
import { PlanProvider } from '../../../../../src/registry/PlanContext.ts'
import { plan } from '../../../../../src/registry/plan.ts'
import { factsWith } from '../../../../support/facts.ts'
import { cleanUp, find, render } from '../../../ui/render.tsx'

let i18n: I18n
beforeAll(async () => {
  const load = async (_: string, namespace: string) => (namespace === 'smsCode' ? own : shell)
  i18n = await createI18n({ language: 'EN', load })
  await i18n.ready('smsCode')
})
afterEach(cleanUp)

const send = vi.fn<SmsCode['send']>(async () => true)
const [onChange, onMissingNumber] = [vi.fn<(code: string) => void>(), vi.fn<() => void>()]
beforeEach(() => {
  for (const mock of [send, onChange, onMissingNumber]) mock.mockClear()
})

const IDLE: SmsCode = {
  state: 'idle',
  secondsLeft: 0,
  failure: null,
  forget: () => undefined,
  captcha: null,
  anchor: () => undefined,
  send,
  proof: async (code) => ({ verificationCode: code }),
}
const facts = factsWith({})
const PLANNED = { plan: plan(registry, facts), facts, report: () => undefined }
const TO: Receiver = { countryDialingCode: '55', mobileNum: '21987001011' }

const field = (sms: Partial<SmsCode> = {}, to = TO, error?: string) => (
  <I18nextProvider i18n={i18n.instance}>
    <PlanProvider value={PLANNED}>
      <CodeField
        value=""
        onChange={onChange}
        error={error}
        sms={{ ...IDLE, ...sms }}
        to={to}
        onMissingNumber={onMissingNumber}
      />
    </PlanProvider>
  </I18nextProvider>
)
const input = () => find<HTMLInputElement>('input')
const button = () => find<HTMLButtonElement>('button')
const tap = () => act(async () => button().click())
const news = () => find('[role=status]').textContent

describe('a code field', () => {
  it('offers the number keyboard and what the phone reads from its messages', () => {
    render(field())
    expect(find('label').textContent).toBe('Verification code')
    expect(input().autocomplete).toBe('one-time-code')
    expect(input().inputMode).toBe('numeric')
    expect(button().type).toBe('button')
  })

  it('takes a pasted code without what stands between its digits', () => {
    render(field())
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), '12 34-56')
      input().dispatchEvent(new Event('input', { bubbles: true }))
    })
    expect(onChange).toHaveBeenCalledExactlyOnceWith('123456')
  })

  it('has a code sent, and waits for it in the field', async () => {
    render(field())
    await tap()
    expect(send).toHaveBeenCalledExactlyOnceWith(TO)
    expect(document.activeElement).toBe(input())
  })

  it('asks for the mobile number first', async () => {
    render(field({}, { ...TO, mobileNum: '  ' }))
    await tap()
    expect(send).not.toHaveBeenCalled()
    expect(onMissingNumber).toHaveBeenCalledOnce()
  })

  it('counts down under the same name, is still there for the focus, and sends nothing meanwhile', async () => {
    const { update } = render(field())
    expect(news()).toBe('')
    update(field({ state: 'sending' }))
    update(field({ state: 'countingDown', secondsLeft: 60 }))
    expect(news()).toBe('Code sent. You can ask for another one in 60 seconds.')
    expect(find('button [aria-hidden]').textContent).toBe('60 s')
    expect(find('button [data-visually-hidden]').textContent).toBe('Send code')
    expect(button().getAttribute('aria-disabled')).toBe('true')
    await tap()
    expect(send).not.toHaveBeenCalled()

    update(field({ state: 'countingDown', secondsLeft: 59 }))
    expect(news(), 'said once').toBe('Code sent. You can ask for another one in 60 seconds.')
    update(field())
    expect(news()).toBe('You can ask for another code now.')
    expect(button().textContent).toBe('Send code')
  })

  it('finds a countdown that runs already, and announces nothing', () => {
    render(field({ state: 'countingDown', secondsLeft: 42 }))
    expect(find('button [aria-hidden]').textContent).toBe('42 s')
    expect(news()).toBe('')
  })

  it('says why no code was sent; what is wrong with the code itself comes first', () => {
    const { update } = render(field({ failure: { message: 'Not a number.' } }))
    expect(find('[role=alert]').textContent).toBe('Not a number.')
    update(field({ failure: { messageKey: 'smsCode:too_many_codes', reference: 'K7' } }))
    expect(find('[role=alert]').textContent).toBe(
      'Too many codes were sent. Please try again later. · Reference: K7',
    )
    update(field({ failure: { messageKey: 'smsCode:too_many_codes' } }, TO, 'Please fill in this field'))
    expect(find('[role=alert]').textContent).toBe('Please fill in this field')
    update(field({ failure: { messageKey: 'smsCode:number_wrong', aboutNumber: true } }))
    expect(document.querySelector('[role=alert]'), 'the number says that itself').toBeNull()
    update(field({ failure: {} }))
    expect(document.querySelector('[role=alert]')).toBeNull()
  })
})
