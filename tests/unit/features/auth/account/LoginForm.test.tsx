// @vitest-environment happy-dom
import { act } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoginForm, type LoginFormProps } from '../../../../../src/features/auth/account/LoginForm.tsx'
import { NO_FIELDS } from '../../../../../src/features/auth/account/model/loginEntry.ts'
import type { AuthState } from '../../../../../src/features/auth/flow/model/machine.ts'
import { questionOf } from '../../../../../src/features/auth/secondFactor/model/question.ts'
import type { CaptchaControl } from '../../../../../src/features/captcha/public.ts'
import { createI18n, type I18n } from '../../../../../src/i18n/createI18n.ts'
import account from '../../../../../src/i18n/locales/EN/account.json' with { type: 'json' }
import shell from '../../../../../src/i18n/locales/EN/shell.json' with { type: 'json' }
import { layouts } from '../../../../../src/layouts/index.ts'
import { PlanProvider } from '../../../../../src/registry/PlanContext.ts'
import { plan } from '../../../../../src/registry/plan.ts'
import { factsWith } from '../../../../support/facts.ts'
import { cleanUp, find, render } from '../../../ui/render.tsx'

let i18n: I18n
beforeAll(async () => {
  i18n = await createI18n({
    language: 'EN',
    load: async (_, namespace) => (namespace === 'account' ? account : shell),
  })
  await i18n.ready('account')
})
afterEach(cleanUp)

const NO_FACTOR = { email: false, ga: false, sms: false, payeeName: false }
const submit = vi.fn()
beforeEach(() => submit.mockClear())

const facts = factsWith({ screen: 'login' })
const planned = { plan: plan({ features: [], layouts }, facts), facts, report: () => undefined }
const captcha: CaptchaControl = {
  kind: 'none',
  widget: null,
  obtain: async () => ({}),
  refresh: () => undefined,
}

const form = (change: Partial<LoginFormProps> = {}) => (
  <I18nextProvider i18n={i18n.instance}>
    <PlanProvider value={planned}>
      <LoginForm
        state={{ status: 'idle' }}
        initial={NO_FIELDS}
        remembered={false}
        submit={submit}
        captcha={captcha}
        edge={{ current: undefined }}
        onForgotten={() => undefined}
        {...change}
      />
    </PlanProvider>
  </I18nextProvider>
)
const failed = (failure: object, attempt = 1): Partial<LoginFormProps> => ({
  state: { status: 'failure', way: 'form', attempt, failure, guarded: true, waiting: false },
})

const field = (label: string): HTMLInputElement => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  return find<HTMLInputElement>(`[id="${found?.htmlFor}"]`)
}
const button = () => find<HTMLButtonElement>('button[type=submit]')
const fill = (input: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
const type = (label: string, value: string) =>
  act(() => {
    fill(field(label), value)
    field(label).dispatchEvent(new Event('input', { bubbles: true }))
  })
const send = () =>
  act(() => void find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
const errors = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)

describe('the form', () => {
  it('is one that password managers and phones’ keyboards understand', () => {
    render(form())
    expect(field('Username').name).toBe('username')
    expect(field('Username').autocomplete).toBe('username')
    expect(field('Username').getAttribute('autocapitalize')).toBe('none')
    expect(field('Username').getAttribute('enterkeyhint')).toBe('next')
    expect(field('Password').type).toBe('password')
    expect(field('Password').autocomplete).toBe('current-password')
    expect(field('Password').getAttribute('enterkeyhint')).toBe('go')
    expect(find('form').getAttribute('method')).toBe('post')
  })

  it('has nothing but its tab and its field that is called Username or Password', () => {
    render(form())
    const named = [...document.querySelectorAll('[aria-label], [aria-labelledby]')]
    expect(named.map((part) => part.getAttribute('aria-label'))).not.toContainEqual(
      expect.stringMatching(/username|password/i),
    )
    expect(document.querySelectorAll('[aria-labelledby]')).toHaveLength(0)
  })

  it('offers the name and the mobile number whatever the flag about dialing codes says', () => {
    render(form())
    const tabs = [...document.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent)
    expect(tabs).toEqual(['Username', 'Mobile number'])
  })

  it('sends the name trimmed, the password as typed, and whether to remember', () => {
    render(form())
    type('Username', '  player ')
    type('Password', ' a b ')
    act(() => find<HTMLInputElement>('[name=remember]').click())
    send()
    const entry = { type: 'username', username: 'player', password: ' a b ' }
    expect(submit).toHaveBeenCalledExactlyOnceWith(entry, true)
  })

  it('remembers nobody who did not ask for it, and shows whom it remembers', () => {
    render(form())
    expect(find<HTMLInputElement>('[name=remember]').checked).toBe(false)
    cleanUp()
    render(form({ remembered: true, initial: { ...NO_FIELDS, username: 'player', password: 'x' } }))
    expect(find<HTMLInputElement>('[name=remember]').checked).toBe(true)
    expect(field('Username').value).toBe('player')
  })

  it('with empty fields sends nothing, says so beside each, and goes to the first', () => {
    render(form())
    type('Username', '   ')
    send()
    expect(submit).not.toHaveBeenCalled()
    expect(errors()).toEqual(['Please fill in this field', 'Please fill in this field'])
    expect(document.activeElement).toBe(field('Username'))
    type('Username', 'player')
    expect(errors()).toEqual(['Please fill in this field'])
  })

  it('sends what a password manager filled in without telling anyone', () => {
    render(form())
    fill(field('Username'), 'player')
    fill(field('Password'), 'Player!2026')
    send()
    const entry = { type: 'username', username: 'player', password: 'Player!2026' }
    expect(submit).toHaveBeenCalledExactlyOnceWith(entry, false)
  })

  it('leads from field to field with the keyboard’s own button', () => {
    render(form())
    type('Username', 'player')
    act(() => {
      field('Username').focus()
      const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
      field('Username').dispatchEvent(press)
      expect(press.defaultPrevented).toBe(true)
    })
    expect(document.activeElement).toBe(field('Password'))
    expect(submit).not.toHaveBeenCalled()
  })

  it.each<[busy: string | null, state: AuthState]>([
    [null, { status: 'idle' }],
    ['true', { status: 'verifying', way: 'form', call: 'login', attempt: 1 }],
    ['true', { status: 'processing', way: 'form', call: 'login', attempt: 1 }],
    ['true', { status: 'confirming', way: 'form', question: questionOf(NO_FACTOR), attempt: 1 }],
    ['true', { status: 'success', way: 'form', attempt: 1 }],
    [null, { status: 'failure', way: 'form', attempt: 1, failure: {}, guarded: true, waiting: false }],
    ['true', { status: 'failure', way: 'form', attempt: 1, failure: {}, guarded: true, waiting: true }],
  ])('is at work (%s) in %j', (busy, state) => {
    render(form({ state }))
    expect(button().getAttribute('aria-busy')).toBe(busy)
  })
})

describe('a failure', () => {
  it('stands beside the field that is wrong, as text, and leads there', () => {
    const { update } = render(form())
    type('Password', 'wrong')
    update(form(failed({ message: '<b>Wrong</b>', field: 'password' })))
    expect(errors()).toEqual(['<b>Wrong</b>'])
    expect(field('Password').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field('Password'))
    expect(field('Password').selectionEnd).toBe(5)
  })

  it('is over when its field is changed, and stays when another is', () => {
    const { update } = render(form())
    update(form(failed({ message: 'Wrong', field: 'password' })))
    type('Username', 'somebody')
    expect(errors()).toEqual(['Wrong'])
    type('Password', 'x')
    expect(errors()).toEqual([])
    update(form(failed({ message: 'Wrong', field: 'password' }, 2)))
    expect(errors()).toEqual(['Wrong'])
  })

  it('that is no field’s fault gets the focus itself', () => {
    const { update } = render(form())
    update(form(failed({ messageKey: 'network_offline' })))
    expect(errors()).toEqual(['You are offline. Check your connection.'])
    expect(document.activeElement).toBe(find('[role=alert]'))
  })

  it('of the wrong shape brings a reference to quote', () => {
    const { update } = render(form())
    update(form(failed({ messageKey: 'unknown_error', reference: 'K7M2QX' })))
    expect(errors()[0]).toContain('Reference: K7M2QX')
  })

  it('of which nothing is to be shown shows nothing', () => {
    const { update } = render(form())
    update(form(failed({})))
    expect(errors()).toEqual([])
  })
})

it('a captcha stands above the button', () => {
  render(form({ captcha: { ...captcha, kind: 'image', widget: <i id="captcha" /> } }))
  const order = find('#captcha').compareDocumentPosition(button())
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
