// @vitest-environment happy-dom
import { act } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createClient } from '../../../../src/api/client.ts'
import { lazyClient } from '../../../../src/api/lazyClient.ts'
import { useLogOut } from '../../../../src/features/member/useLogOut.ts'
import { createI18n, type I18n } from '../../../../src/i18n/createI18n.ts'
import { AppProvider } from '../../../../src/registry/AppContext.ts'
import { createSessionStore, type SessionStore } from '../../../../src/session/store.ts'
import { appWith } from '../../../support/app.ts'
import { type Answerer, makeEnv, ok } from '../../api/testEnv.ts'
import { fakeStorage } from '../../session/fakeStorage.ts'
import { cleanUp, find, render } from '../../ui/render.tsx'

let i18n: I18n
beforeAll(async () => {
  i18n = await createI18n({ language: 'EN', load: async () => ({ logged_out: 'You are logged out' }) })
})

let session: SessionStore
beforeEach(() => {
  session = createSessionStore({ storage: fakeStorage(), merchant: 'demo' })
  session.dispatch({
    type: 'adopted',
    session: {
      id: '1',
      token: 'token-1',
      merchantCode: 'demo',
      userName: 'player',
      type: 0,
      firstTimeLogin: false,
      customerId: '1',
    },
  })
})
afterEach(() => {
  cleanUp()
})

function MemberCentre() {
  const { logOut, loggingOut } = useLogOut()
  return (
    <button type="button" onClick={logOut} aria-busy={loggingOut}>
      Log out
    </button>
  )
}
const Home = () => <p>{useLocation().search}</p>

/** @param arrived resolves when the client has loaded and can send calls */
async function logOutOf(answer: Answerer, arrived: Promise<void> = Promise.resolve()) {
  const made = makeEnv(answer, {
    token: () => session.current()?.token,
    tokenIsCurrent: (token) => session.tokenIsCurrent(token),
  })
  const client = lazyClient(() => arrived.then(() => createClient(made.env)))
  render(
    <I18nextProvider i18n={i18n.instance}>
      <AppProvider value={appWith({ client, session })}>
        <MemoryRouter useTransitions={false} initialEntries={['/m/member/home?r=R1&tab=x']}>
          <Routes>
            <Route path="/m/member/home" element={<MemberCentre />} />
            <Route path="/m/home" element={<Home />} />
          </Routes>
        </MemoryRouter>
      </AppProvider>
    </I18nextProvider>,
  )
  await act(async () => {
    find('button').click()
    find('button').click()
  })
  await vi.waitFor(() => expect(session.getState().status).toBe('ended'))
  return made
}

it('tells the back office, with the token, once; ends the session and goes home', async () => {
  const { received } = await logOutOf(() => ok())
  expect(session.getState()).toEqual({ status: 'ended', by: 'player' })
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({
    url: '/wps/session/logout',
    init: { body: '{}', headers: { Authorization: 'token-1' } },
  })
  expect(find('p').textContent).toBe('?r=R1')
})

it('tells the back office with the token also when the session is over before anything can be sent', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const { received, failures } = await logOutOf(() => ok(), arrived)
  expect(received).toEqual([])
  arrive()
  await vi.waitFor(() => expect(received).toHaveLength(1))
  expect(received[0]).toMatchObject({ init: { headers: { Authorization: 'token-1' } } })
  expect(failures).toEqual([])
})

it('works offline, without a word', async () => {
  const { failures } = await logOutOf(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(session.current()).toBeUndefined()
  expect(find('p').textContent).toBe('?r=R1')
  expect(failures.filter(({ policy }) => policy.policy !== 'silent')).toEqual([])
})

it('does not wait for a back office that never answers', async () => {
  await logOutOf(() => new Promise(() => undefined))
  expect(find('p').textContent).toBe('?r=R1')
})
