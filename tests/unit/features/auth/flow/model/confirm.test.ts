import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../../../src/api/error.ts'
import type { FactorQuestion } from '../../../../../../src/features/auth/flow/model/confirm.ts'
import { createAuthFlow } from '../../../../../../src/features/auth/flow/model/flow.ts'
import { createSessionStore } from '../../../../../../src/session/store.ts'
import { fakeStorage } from '../../../../session/fakeStorage.ts'

const prove = async (code: string) => ({ verificationCode: code })
const ALL = { payeeName: true, sms: true, ga: true, email: true }

/** A login at the question for its second factor. The test answers its calls. */
async function world() {
  const calls: {
    body: object
    signal: AbortSignal
    answer: (value: unknown) => void
    refuse: (error: unknown) => void
  }[] = []
  const complete = vi.fn<(answer: unknown) => boolean>(() => true)
  const asked = Promise.withResolvers<FactorQuestion>()
  const flow = createAuthFlow<string>({
    session: createSessionStore({ storage: fakeStorage(), merchant: 'demo' }),
    later: () => () => undefined,
    form: {
      call: 'login',
      captcha: async () => ({}),
      prove: async () => undefined,
      send: () =>
        Promise.reject(new ApiError('business', 'verify', { code: 'login_verify_required', value: ALL })),
      credentials: () => ({ username: 'mariana', password: 'Player!2026' }),
      failureOf: () => ({}),
      refused: () => undefined,
      complete,
    },
    factor: {
      show: async (question) => asked.resolve(question),
      send: (body, signal) =>
        new Promise<unknown>((answer, refuse) => void calls.push({ body, signal, answer, refuse })),
      failureOf: (error) => ({ message: String(error) }),
    },
  })
  await flow.submit('mariana')
  const question = await asked.promise
  return { complete, flow, question, calls, view: question.current }
}

describe('a question', () => {
  it('completes the login with what the call answers; then nothing is asked any more', async () => {
    const { complete, flow, question, calls, view } = await world()
    question.type('payeeName', ' Mariana Souza ')
    const done = question.confirm(prove)
    expect(calls.map(({ body }) => body)).toEqual([
      { username: 'mariana', password: 'Player!2026', method: 'P', payeeName: 'Mariana Souza' },
    ])
    calls[0]?.answer({ token: 't' })
    await done
    expect(complete.mock.calls).toEqual([[{ token: 't' }, 'mariana']])
    expect(flow.getState().status).toBe('success')
    expect(view()).toBeUndefined()
  })

  it('submits nothing while a field is empty', async () => {
    const { question, calls, view } = await world()
    question.choose('sms')
    question.type('verificationCode', '123456')
    await question.confirm(prove)
    expect(calls).toEqual([])
    expect(view()?.missing).toEqual(['mobileNum'])
  })

  it('submits once, however often Confirm is tapped', async () => {
    const { question, calls } = await world()
    question.type('payeeName', 'Mariana')
    void question.confirm(prove)
    void question.confirm(prove)
    expect(calls).toHaveLength(1)
  })

  it('stays open after a refusal, and takes the next try', async () => {
    const { complete, question, calls, view } = await world()
    question.type('payeeName', 'Someone')
    const first = question.confirm(prove)
    calls[0]?.refuse('The payee name is not right.')
    await first
    expect(view()).toMatchObject({ work: 'idle', failure: { message: 'The payee name is not right.' } })
    expect(complete).not.toHaveBeenCalled()
    question.type('payeeName', 'Mariana')
    const second = question.confirm(prove)
    calls[1]?.answer('in')
    await second
    expect(complete.mock.calls).toEqual([['in', 'mariana']])
  })

  it('that is cancelled stops the call, and forgets a late answer', async () => {
    const { complete, flow, question, calls } = await world()
    question.type('payeeName', 'Mariana')
    const done = question.confirm(prove)
    question.cancel()
    question.cancel()
    expect(calls[0]?.signal.aborted).toBe(true)
    calls[0]?.answer({ token: 'late' })
    await done
    expect(complete).not.toHaveBeenCalled()
    expect(flow.getState()).toEqual({ status: 'idle' })
    await question.confirm(prove)
    expect(calls).toHaveLength(1)
  })

  it('sends what proves an SMS code; a code that is not confirmed is not sent', async () => {
    const { question, calls, view } = await world()
    question.choose('sms')
    question.type('mobileNum', '21987001011')
    question.type('verificationCode', '123456')
    await question.confirm(() => Promise.reject('wrong'))
    expect(calls).toEqual([])
    expect(view()?.failure).toEqual({ message: 'wrong' })
    void question.confirm(async () => ({ firebaseIdToken: 'a.b.c' }))
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toMatchObject({ method: 'S', mobileNum: '21987001011', firebaseIdToken: 'a.b.c' })
  })

  it('that is cancelled while Firebase confirms sends nothing', async () => {
    const { question, calls } = await world()
    question.choose('sms')
    question.type('mobileNum', '21987001011')
    question.type('verificationCode', '123456')
    const { promise, resolve } = Promise.withResolvers<{ verificationCode: string }>()
    const done = question.confirm(() => promise)
    question.cancel()
    resolve({ verificationCode: '123456' })
    await done
    expect(calls).toEqual([])
  })
})
