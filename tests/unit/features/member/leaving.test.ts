import { expect, it, vi } from 'vitest'
import { LOGOUT_WAIT_MS, tellLogout } from '../../../../src/features/member/leaving.ts'

/** Fakes the calls of a logout, records their order and lets the test end the wait. */
function line(giveBack: (() => Promise<unknown>) | undefined) {
  const order: string[] = []
  let over = (): void => undefined
  const wait = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        over = resolve
      }),
  )
  return {
    order,
    wait,
    over: () => over(),
    env: {
      giveBack: giveBack && (() => giveBack().finally(() => order.push('given back'))),
      logOut: async () => order.push('logged out'),
      wait,
    },
  }
}

it('gives the push token back before the session ends: the call needs the session', async () => {
  const { env, order } = line(async () => undefined)
  await tellLogout(env)
  expect(order).toEqual(['given back', 'logged out'])
})

it('logs out at once where nothing is bound', async () => {
  const { env, order, wait } = line(undefined)
  await tellLogout(env)
  expect(order).toEqual(['logged out'])
  expect(wait).not.toHaveBeenCalled()
})

it('logs out also where the push token cannot be given back, or takes too long', async () => {
  const failing = line(() => Promise.reject(new Error('no line')))
  await tellLogout(failing.env)
  expect(failing.order).toContain('logged out')

  const hanging = line(() => new Promise(() => undefined))
  const told = tellLogout(hanging.env)
  await vi.waitFor(() => expect(hanging.wait).toHaveBeenCalledWith(LOGOUT_WAIT_MS))
  expect(hanging.order).toEqual([])
  hanging.over()
  await told
  expect(hanging.order).toEqual(['logged out'])
})
