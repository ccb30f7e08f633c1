// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useStore } from 'zustand'
import {
  AuthFlowProvider,
  useAuthFlow,
  useProviderFlow,
} from '../../../../../src/features/auth/flow/useAuthFlow.ts'
import { AppProvider } from '../../../../../src/registry/AppContext.ts'
import { appWith } from '../../../../support/app.ts'
import { cleanUp, find, render } from '../../../ui/render.tsx'

afterEach(cleanUp)

const page = appWith()
const send = vi.fn(async (_: string): Promise<unknown> => ({ token: 't' }))

/** A component below the form, like the third-party buttons. */
function Buttons() {
  const state = useStore(useProviderFlow())
  return <output>{state.status}</output>
}

function Screen({ name, complete }: { readonly name: string; readonly complete: () => boolean }) {
  const flow = useAuthFlow<string>({
    call: 'login',
    captcha: async () => ({}),
    prove: async () => undefined,
    send: () => send(name),
    refused: () => undefined,
    complete,
  })
  return (
    <AuthFlowProvider value={flow}>
      <button type="button" onClick={() => void flow.submit(name)}>
        Log in
      </button>
      <Buttons />
    </AuthFlowProvider>
  )
}
const screen = (name: string, complete: () => boolean) => (
  <AppProvider value={page}>
    <Screen name={name} complete={complete} />
  </AppProvider>
)

it('does what the newest render of the form says, and tells the buttons below it where it stands', async () => {
  const first = vi.fn(() => true)
  const second = vi.fn(() => true)
  const { update } = render(screen('rosa', first))
  expect(find('output').textContent).toBe('idle')
  update(screen('mariana', second))
  await act(async () => find('button').click())
  expect(send).toHaveBeenCalledExactlyOnceWith('mariana')
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledOnce()
  expect(find('output').textContent).toBe('success')
})

it('gives up what is under way when the screen is gone', async () => {
  send.mockReturnValueOnce(new Promise(() => undefined))
  const { update } = render(screen('rosa', () => true))
  await act(async () => find('button').click())
  expect(page.session.getState().status).toBe('authenticating')
  update(null)
  expect(page.session.getState().status).toBe('guest')
})
