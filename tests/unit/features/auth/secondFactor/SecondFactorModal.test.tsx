// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../../src/api/error.ts'
import { createQueryClient } from '../../../../../src/api/query.ts'
import { registry } from '../../../../../src/app/registry.ts'
import { createAuthFlow } from '../../../../../src/features/auth/flow/model/flow.ts'
import { factorStore } from '../../../../../src/features/auth/secondFactor/openFactor.ts'
import { showSecondFactor } from '../../../../../src/features/auth/secondFactor/public.ts'
import SecondFactorModal from '../../../../../src/features/auth/secondFactor/SecondFactorModal.tsx'
import { createI18n, type I18n } from '../../../../../src/i18n/createI18n.ts'
import own from '../../../../../src/i18n/locales/EN/secondFactor.json' with { type: 'json' }
import shell from '../../../../../src/i18n/locales/EN/shell.json' with { type: 'json' }
import { AppProvider } from '../../../../../src/registry/AppContext.ts'
import { PlanProvider } from '../../../../../src/registry/PlanContext.ts'
import { plan } from '../../../../../src/registry/plan.ts'
import { createSessionStore } from '../../../../../src/session/store.ts'
import { encodePath } from '../../../../../src/site/customerService.ts'
import { LEAVING_MS } from '../../../../../src/ui/modal/useModal.ts'
import { nextTask } from '../../../../../src/ui/nextTask.ts'
import { appWith } from '../../../../support/app.ts'
import { factsWith } from '../../../../support/facts.ts'
import { siteFrom } from '../../../../support/merchants.ts'
import { fakeStorage } from '../../../session/fakeStorage.ts'
import { cleanUp, find, render } from '../../../ui/render.tsx'

let i18n: I18n
beforeAll(async () => {
  const load = async (_: string, namespace: string) => (namespace === 'shell' ? shell : own)
  i18n = await createI18n({ language: 'EN', load })
  await Promise.all([i18n.ready('secondFactor'), i18n.ready('smsCode')])
})
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanUp()
  factorStore.getState().shown?.question.cancel()
  vi.runAllTimers()
  vi.useRealTimers()
})

const page = appWith()
const WHO = { username: 'mariana', password: 'Player!2026' }

function app() {
  const customerService = [{ path: encodePath('https://help.test/', 'k3yk3yk3') }]
  const facts = factsWith({ site: siteFrom({ info: { customerService } }), screen: 'login' })
  const planned = { plan: plan(registry, facts), facts, report: () => undefined }
  return (
    <I18nextProvider i18n={i18n.instance}>
      <QueryClientProvider client={createQueryClient(page.client)}>
        <AppProvider value={page}>
          <PlanProvider value={planned}>
            <MemoryRouter>
              <SecondFactorModal />
            </MemoryRouter>
          </PlanProvider>
        </AppProvider>
      </QueryClientProvider>
    </I18nextProvider>
  )
}

/** Logs in with these second factors required, and waits until the question is shown. */
async function ask(value: unknown) {
  const before = factorStore.getState().shown
  const flow = createAuthFlow<object>({
    session: createSessionStore({ storage: fakeStorage(), merchant: 'demo' }),
    later: () => () => undefined,
    form: {
      call: 'login',
      captcha: async () => ({}),
      prove: async () => undefined,
      send: () =>
        Promise.reject(new ApiError('business', 'verify', { code: 'login_verify_required', value })),
      credentials: () => WHO,
      failureOf: () => ({}),
      refused: () => undefined,
      complete: () => true,
    },
    factor: {
      show: (question) => showSecondFactor(page, question),
      send: async () => ({}),
      failureOf: () => ({}),
    },
  })
  await flow.submit(WHO)
  await vi.waitFor(() => expect(factorStore.getState().shown).not.toBe(before))
  return flow
}
const dialog = () => document.querySelector('[role=dialog]')

describe('a question', () => {
  it('opens the modal; when the player closes it the form is as it was, and the modal leaves', async () => {
    const flow = await ask({ payeeName: true, email: '1' })
    expect(page.overlays.requested.getState()).toEqual(['secondFactor'])
    render(app())
    expect([...document.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent)).toEqual([
      'Payee name',
      'Email',
    ])
    expect(document.activeElement).toBe(find('input[name=payeeName]'))
    act(() => find('[role=dialog] header button').click())
    await act(nextTask)
    expect(flow.getState()).toEqual({ status: 'idle' })
    expect(dialog(), 'on its way out').not.toBeNull()
    act(() => vi.advanceTimersByTime(LEAVING_MS))
    expect(dialog()).toBeNull()
    expect(page.overlays.requested.getState()).toEqual([])
  })

  it('that allows no way says so, and where to find help', async () => {
    await ask({ sms: 'maybe' })
    render(app())
    expect(dialog()?.textContent).toContain('no way to confirm it is set up')
    expect(find<HTMLAnchorElement>('[role=dialog] a').href).toBe('https://help.test/')
    expect(document.querySelector('[role=dialog] form')).toBeNull()
  })

  it('gives way to another one, which then stands alone', async () => {
    const first = await ask({ ga: true })
    const second = await ask({ sms: true })
    expect(first.getState()).toEqual({ status: 'idle' })
    act(() => vi.advanceTimersByTime(LEAVING_MS))
    expect(second.getState().status).toBe('confirming')
    expect(factorStore.getState().shown?.view.methods).toEqual(['sms'])
    expect(page.overlays.requested.getState(), 'the new question still stands').toEqual(['secondFactor'])
  })

  it('closes when the screen that asked is gone', async () => {
    const flow = await ask({ ga: true })
    render(app())
    act(() => flow.leave())
    act(() => vi.advanceTimersByTime(LEAVING_MS))
    expect(dialog()).toBeNull()
    expect(page.overlays.requested.getState()).toEqual([])
  })

  it('keeps what was typed while a notice takes the modal’s place', async () => {
    await ask({ payeeName: true })
    const { update } = render(app())
    act(() => factorStore.getState().shown?.question.type('payeeName', 'Mariana'))
    update(null)
    expect(dialog()).toBeNull()
    update(app())
    expect(find<HTMLInputElement>('input[name=payeeName]').value).toBe('Mariana')
  })
})
