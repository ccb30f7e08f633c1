// @vitest-environment happy-dom
import { act } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { CredentialsForm } from '../../../../src/features/account/CredentialsForm.tsx'
import type { SignInState } from '../../../../src/features/account/model/signIn.ts'
import { createI18n, type I18n } from '../../../../src/i18n/createI18n.ts'
import account from '../../../../src/i18n/locales/EN/account.json' with { type: 'json' }
import shell from '../../../../src/i18n/locales/EN/shell.json' with { type: 'json' }
import { cleanUp, find, render } from '../../ui/render.tsx'

let i18n: I18n
beforeAll(async () => {
  i18n = await createI18n({
    language: 'EN',
    load: async (_, namespace) => (namespace === 'account' ? account : shell),
  })
  await i18n.ready('account')
})
afterEach(cleanUp)

const IDLE: SignInState = { status: 'idle' }
const submit = vi.fn()
const form = (
  state: SignInState = IDLE,
  passwordKind: 'current-password' | 'new-password' = 'current-password',
) => (
  <I18nextProvider i18n={i18n.instance}>
    <CredentialsForm
      state={state}
      submit={submit}
      button="Log in"
      busyLabel="Logging in…"
      passwordKind={passwordKind}
    />
  </I18nextProvider>
)

const field = (label: string): HTMLInputElement => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  return find<HTMLInputElement>(`[id="${found?.htmlFor}"]`)
}
const button = () => find<HTMLButtonElement>('button[type=submit]')

function type(label: string, value: string): void {
  const input = field(label)
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  act(() => {
    setter?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const send = () =>
  act(() => void find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
const errors = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)

describe('the fields', () => {
  it('are a form that password managers and phones’ keyboards understand', () => {
    const { update } = render(form())
    const username = field('Username')
    expect(username.name).toBe('username')
    expect(username.autocomplete).toBe('username')
    expect(username.getAttribute('autocapitalize')).toBe('none')
    expect(username.getAttribute('enterkeyhint')).toBe('next')
    const password = field('Password')
    expect(password.type).toBe('password')
    expect(password.autocomplete).toBe('current-password')
    expect(password.getAttribute('enterkeyhint')).toBe('go')
    update(form(IDLE, 'new-password'))
    expect(field('Password').autocomplete).toBe('new-password')
  })

  it('named Username and Password are the only things so named', () => {
    render(form())
    const named = [...document.querySelectorAll('[aria-label]')].map((part) =>
      part.getAttribute('aria-label'),
    )
    expect(named.filter((name) => /username|password/i.test(name ?? ''))).toEqual([])
  })

  it('show and hide the password', () => {
    render(form())
    const toggle = find<HTMLButtonElement>('button[type=button]')
    expect(toggle.textContent).toBe('Show password')
    act(() => toggle.click())
    expect(field('Password').type).toBe('text')
    expect(toggle.textContent).toBe('Hide password')
    act(() => toggle.click())
    expect(field('Password').type).toBe('password')
  })
})

describe('submitting', () => {
  it('sends the name trimmed and the password as typed', () => {
    submit.mockClear()
    render(form())
    type('Username', '  player ')
    type('Password', ' a b ')
    send()
    expect(submit).toHaveBeenCalledExactlyOnceWith({ username: 'player', password: ' a b ' })
    expect(errors()).toEqual([])
  })

  it('with empty fields sends nothing, says so beside each, and goes to the first', () => {
    submit.mockClear()
    render(form())
    type('Username', '   ')
    send()
    expect(submit).not.toHaveBeenCalled()
    expect(errors()).toEqual(['Please fill in this field', 'Please fill in this field'])
    expect(document.activeElement).toBe(field('Username'))
    expect(field('Username').getAttribute('aria-invalid')).toBe('true')
    expect(find(`[id="${field('Username').getAttribute('aria-describedby')}"]`).textContent).toBe(
      'Please fill in this field',
    )
  })

  it('takes an error away as soon as its field is filled in', () => {
    render(form())
    send()
    type('Username', 'player')
    expect(errors()).toEqual(['Please fill in this field'])
    send()
    expect(document.activeElement).toBe(field('Password'))
  })

  it('sends what a password manager filled in without telling anyone', () => {
    submit.mockClear()
    render(form())
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    setter?.call(field('Username'), 'player')
    setter?.call(field('Password'), 'Player!2026')
    send()
    expect(submit).toHaveBeenCalledExactlyOnceWith({ username: 'player', password: 'Player!2026' })
    expect(field('Password').value).toBe('Player!2026')
  })

  it('shows that it is at work, and takes the next try as soon as it has failed', () => {
    const failure = { message: 'No.' }
    const { update } = render(form({ status: 'processing', attempt: 1 }))
    expect(button().getAttribute('aria-busy')).toBe('true')
    update(form({ status: 'failure', attempt: 1, failure, guarded: true, waiting: false }))
    expect(button().getAttribute('aria-busy')).toBeNull()
    update(form({ status: 'failure', attempt: 1, failure, guarded: true, waiting: true }))
    expect(button().getAttribute('aria-busy')).toBe('true')
  })
})

describe('a failure', () => {
  const failed = (failure: object): SignInState => ({
    status: 'failure',
    attempt: 1,
    failure,
    guarded: true,
    waiting: false,
  })

  it('shows the server’s words as text, announces them, and goes to the field that is wrong', () => {
    const { update } = render(form())
    type('Password', 'wrong')
    update(form(failed({ message: '<b>Wrong</b>', field: 'password' })))
    expect(errors()).toEqual(['<b>Wrong</b>'])
    expect(document.activeElement).toBe(field('Password'))
    expect(field('Password').selectionEnd).toBe(5)
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
