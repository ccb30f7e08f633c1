// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../../../src/api/query.ts'
import { registry } from '../../../../../src/app/registry.ts'
import { factorStore } from '../../../../../src/features/auth/secondFactor/openFactor.ts'
import { askSecondFactor, readFlags } from '../../../../../src/features/auth/secondFactor/public.ts'
import SecondFactorModal from '../../../../../src/features/auth/secondFactor/SecondFactorModal.tsx'
import { createI18n, type I18n } from '../../../../../src/i18n/createI18n.ts'
import own from '../../../../../src/i18n/locales/EN/secondFactor.json' with { type: 'json' }
import shell from '../../../../../src/i18n/locales/EN/shell.json' with { type: 'json' }
import { AppProvider } from '../../../../../src/registry/AppContext.ts'
import { PlanProvider } from '../../../../../src/registry/PlanContext.ts'
import { plan } from '../../../../../src/registry/plan.ts'
import { encodePath } from '../../../../../src/site/customerService.ts'
import { LEAVING_MS } from '../../../../../src/ui/modal/useModal.ts'
import { appWith } from '../../../../support/app.ts'
import { factsWith } from '../../../../support/facts.ts'
import { siteFrom } from '../../../../support/merchants.ts'
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
  factorStore.getState().flow?.cancel()
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

/** Asks, and waits until the question stands. */
async function ask(flags: unknown, signal?: AbortSignal) {
  const answer = askSecondFactor(page, { flags: readFlags(flags), credentials: WHO, signal })
  await vi.waitFor(() => expect(factorStore.getState().flow).toBeDefined())
  return { answer }
}
const dialog = () => document.querySelector('[role=dialog]')

describe('a question', () => {
  it('opens the modal, and is null when the player closes it; then the overlay is not asked for any more', async () => {
    const { answer } = await ask({ payeeName: true, email: '1' })
    expect(page.overlays.requested.getState()).toEqual(['secondFactor'])
    render(app())
    expect([...document.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent)).toEqual([
      'Payee name',
      'Email',
    ])
    expect(document.activeElement).toBe(find('input[name=payeeName]'))
    act(() => find('[role=dialog] header button').click())
    expect(await answer).toBeNull()
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

  it('that nobody waits for any more is null: aborted, or replaced by another one', async () => {
    const stop = new AbortController()
    const first = await ask({ ga: true }, stop.signal)
    stop.abort()
    expect(await first.answer).toBeNull()
    const second = await ask({ ga: true })
    const flow = factorStore.getState().flow
    const third = askSecondFactor(page, { flags: readFlags({ sms: true }), credentials: WHO })
    expect(await second.answer).toBeNull()
    await vi.waitFor(() => expect(factorStore.getState().flow).not.toBe(flow))
    act(() => vi.advanceTimersByTime(LEAVING_MS))
    expect(page.overlays.requested.getState(), 'the new question still stands').toEqual(['secondFactor'])
    factorStore.getState().flow?.cancel()
    expect(await third).toBeNull()
  })

  it('keeps what was typed while a notice takes the modal’s place', async () => {
    await ask({ payeeName: true })
    const { update } = render(app())
    act(() => factorStore.getState().flow?.type('payeeName', 'Mariana'))
    update(null)
    expect(dialog()).toBeNull()
    update(app())
    expect(find<HTMLInputElement>('input[name=payeeName]').value).toBe('Mariana')
  })
})
