// @vitest-environment happy-dom
// @own-modules
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unfollow } from '../../../../src/features/notificationPrompt/follow.ts'
import started from '../../../../src/features/notificationPrompt/started.ts'
import type { SessionInfo } from '../../../../src/session/codec.ts'
import { appWith } from '../../../support/app.ts'

const push = vi.hoisted(() => ({
  pushIsPossible: () => true,
  onSubscriptionChange: () => () => undefined,
  onPermission: () => () => undefined,
  bindPush: vi.fn(
    (_app: unknown, _session: unknown, _signal: AbortSignal) => new Promise<string>(() => undefined),
  ),
}))
vi.mock('../../../../src/features/push/public.ts', () => push)
vi.mock('../../../../src/features/notificationPrompt/question.ts', () => ({ askIfDue: () => undefined }))

const SESSION: SessionInfo = {
  id: '1',
  token: 'token-1',
  merchantCode: 'demo',
  userName: 'player',
  type: 0,
  firstTimeLogin: false,
  customerId: '1',
}
const app = appWith()
beforeEach(() => void app.session.adoptToken(SESSION.token))
afterEach(() => {
  unfollow(app)
  push.bindPush.mockClear()
})

it('binding the push token goes on when the session hook is over, however slow the connection is', async () => {
  await started({ session: SESSION, app })
  const signal = push.bindPush.mock.calls[0]?.[2]
  expect(signal?.aborted).toBe(false)
})

it('binding the push token is given up when the session ends', async () => {
  await started({ session: SESSION, app })
  unfollow(app)
  expect(push.bindPush.mock.calls[0]?.[2].aborted).toBe(true)
})

it('binding the push token is given up in the moment in which the session ends', async () => {
  await started({ session: SESSION, app })
  expect(push.bindPush.mock.calls[0]?.[2].aborted).toBe(false)
  app.session.end('player')
  expect(push.bindPush.mock.calls[0]?.[2].aborted).toBe(true)
})

it('nothing is bound for a session that has ended before', async () => {
  app.session.end('player')
  await started({ session: SESSION, app })
  expect(push.bindPush.mock.calls[0]?.[2].aborted).toBe(true)
})
