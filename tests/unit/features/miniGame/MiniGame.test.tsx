// @vitest-environment happy-dom
import { act } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { registry } from '../../../../src/app/registry.ts'
import MiniGame from '../../../../src/features/miniGame/MiniGame.tsx'
import { createI18n, type I18n } from '../../../../src/i18n/createI18n.ts'
import { PlanProvider } from '../../../../src/registry/PlanContext.ts'
import { plan } from '../../../../src/registry/plan.ts'
import { createSessionStore, type SessionStore } from '../../../../src/session/store.ts'
import { SessionContext } from '../../../../src/session/useSession.ts'
import { factsWith } from '../../../support/facts.ts'
import { fakeStorage } from '../../session/fakeStorage.ts'
import { cleanUp, find, render } from '../../ui/render.tsx'

let i18n: I18n
beforeAll(async () => {
  i18n = await createI18n({
    language: 'EN',
    load: async () => ({ mini_game: 'Mini-game', move_hint: 'Use the arrow keys' }),
  })
  await i18n.ready('miniGame')
})

let session: SessionStore
let did: string[]
const logIn = (token: string) =>
  session.dispatch({
    type: 'adopted',
    session: {
      id: '1',
      token,
      merchantCode: 'acme',
      userName: 'player',
      type: 0,
      firstTimeLogin: false,
      customerId: '1',
    },
  })
beforeEach(() => {
  vi.useFakeTimers()
  did = []
  session = createSessionStore({ storage: fakeStorage(), merchant: 'acme' })
  // Prevents real loading: the scripts' `src` has no effect.
  const create = document.createElement.bind(document)
  vi.spyOn(document, 'createElement').mockImplementation((name: string, options?: ElementCreationOptions) => {
    const made = create(name, options)
    if (name === 'script') Object.defineProperty(made, 'src', { value: '', writable: true })
    return made
  })
})
afterEach(() => {
  cleanUp()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function show() {
  const facts = factsWith({ flags: { LOTTMINIGAME3: true }, member: 0 })
  return render(
    <I18nextProvider i18n={i18n.instance}>
      <SessionContext value={session}>
        <PlanProvider value={{ plan: plan(registry, facts), facts, report: () => undefined }}>
          <MiniGame />
        </PlanProvider>
      </SessionContext>
    </I18nextProvider>,
  )
}
const turn = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const group = () => document.querySelector('[role=group]')

it('comes late, for each member in turn, and leaves with them', async () => {
  logIn('token-1')
  const first = show()
  expect(document.querySelector('script')).toBeNull()
  await turn(1500)
  // The Trusted Types policy for vendors' scripts loads before the script.
  await act(() => vi.dynamicImportSettled())
  Reflect.set(window, 'MiniGame', {
    render(container: HTMLElement, player: { token: string; language: string }) {
      did.push(`render ${player.token} ${player.language}`)
      container.append(document.createElement('button'))
    },
    show: (player: { token: string }) => did.push(`show ${player.token}`),
    hide: () => did.push('hide'),
  })
  find('script').dispatchEvent(new Event('load'))
  await turn(0)
  expect(find('[role=group]').getAttribute('aria-label')).toBe('Mini-game')
  expect(find('[role=group] button')).toBeDefined()
  expect(did).toEqual(['render token-1 EN'])

  first.update(null)
  expect(group()).toBeNull()
  expect(did).toEqual(['render token-1 EN', 'hide'])

  logIn('token-2')
  show()
  await turn(1500)
  expect(find('[role=group] button')).toBeDefined()
  expect(did).toEqual(['render token-1 EN', 'hide', 'show token-2'])
  expect(document.querySelectorAll('script')).toHaveLength(1)
})
