import { describe, expect, it, vi } from 'vitest'
import {
  createFactorFlow,
  type FactorEnv,
} from '../../../../../../src/features/auth/secondFactor/model/flow.ts'

const prove = async (code: string) => ({ verificationCode: code })

/** A flow over a call that is answered by hand. */
function world(change: Partial<FactorEnv> = {}) {
  const calls: {
    body: object
    signal: AbortSignal
    answer: (value: unknown) => void
    refuse: (error: unknown) => void
  }[] = []
  const leaving: (() => void)[] = []
  const answered = vi.fn<(answer: unknown) => void>()
  const unmounted = vi.fn<() => void>()
  const env = {
    flags: { payeeName: true, sms: true, ga: true, email: true },
    credentials: { username: 'mariana', password: 'Player!2026' },
    send: (body: object, signal: AbortSignal) =>
      new Promise<unknown>((answer, refuse) => void calls.push({ body, signal, answer, refuse })),
    failureOf: (error: unknown) => ({ message: String(error) }),
    afterLeaving: (run: () => void) => void leaving.push(run),
    answered,
    unmounted,
    ...change,
  }
  const flow = createFactorFlow(env)
  const view = () => {
    const state = flow.getState()
    return state.status === 'unmounted' ? undefined : state.view
  }
  return { answered, unmounted, flow, calls, leaving, view }
}

describe('a question', () => {
  it('is answered with what the call answers; then the modal leaves', async () => {
    const { answered, unmounted, flow, calls, leaving } = world()
    flow.type('payeeName', ' Mariana Souza ')
    const done = flow.confirm(prove)
    expect(calls.map(({ body }) => body)).toEqual([
      { username: 'mariana', password: 'Player!2026', method: 'P', payeeName: 'Mariana Souza' },
    ])
    calls[0]?.answer({ token: 't' })
    await done
    expect(answered.mock.calls).toEqual([[{ token: 't' }]])
    expect(flow.getState().status).toBe('closing')
    expect(unmounted).not.toHaveBeenCalled()
    leaving[0]?.()
    expect(flow.getState().status).toBe('unmounted')
    expect(unmounted).toHaveBeenCalledOnce()
  })

  it('submits nothing while a field is empty', async () => {
    const { flow, calls, view } = world()
    flow.choose('sms')
    flow.type('verificationCode', '123456')
    await flow.confirm(prove)
    expect(calls).toEqual([])
    expect(view()?.missing).toEqual(['mobileNum'])
  })

  it('submits once, however often Confirm is tapped', async () => {
    const { flow, calls } = world()
    flow.type('payeeName', 'Mariana')
    void flow.confirm(prove)
    void flow.confirm(prove)
    expect(calls).toHaveLength(1)
  })

  it('stays open after a refusal, and takes the next try', async () => {
    const { answered, flow, calls, view } = world()
    flow.type('payeeName', 'Someone')
    const first = flow.confirm(prove)
    calls[0]?.refuse('The payee name is not right.')
    await first
    expect(view()).toMatchObject({ work: 'idle', failure: { message: 'The payee name is not right.' } })
    expect(answered).not.toHaveBeenCalled()
    flow.type('payeeName', 'Mariana')
    const second = flow.confirm(prove)
    calls[1]?.answer('in')
    await second
    expect(answered.mock.calls).toEqual([['in']])
  })

  it('that is cancelled is answered with null, stops the call, and forgets a late answer', async () => {
    const { answered, flow, calls, leaving } = world()
    flow.type('payeeName', 'Mariana')
    const done = flow.confirm(prove)
    flow.cancel()
    flow.cancel()
    expect(calls[0]?.signal.aborted).toBe(true)
    calls[0]?.answer({ token: 'late' })
    await done
    expect(answered.mock.calls).toEqual([[null]])
    expect(leaving).toHaveLength(1)
    leaving[0]?.()
    await flow.confirm(prove)
    expect(calls).toHaveLength(1)
  })

  it('sends what proves an SMS code; a code that is not confirmed is not sent', async () => {
    const { flow, calls, view } = world()
    flow.choose('sms')
    flow.type('mobileNum', '21987001011')
    flow.type('verificationCode', '123456')
    await flow.confirm(() => Promise.reject('wrong'))
    expect(calls).toEqual([])
    expect(view()?.failure).toEqual({ message: 'wrong' })
    void flow.confirm(async () => ({ firebaseIdToken: 'a.b.c' }))
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toMatchObject({ method: 'S', mobileNum: '21987001011', firebaseIdToken: 'a.b.c' })
  })

  it('that is cancelled while Firebase confirms sends nothing', async () => {
    const { flow, calls } = world()
    flow.choose('sms')
    flow.type('mobileNum', '21987001011')
    flow.type('verificationCode', '123456')
    const { promise, resolve } = Promise.withResolvers<{ verificationCode: string }>()
    const done = flow.confirm(() => promise)
    flow.cancel()
    resolve({ verificationCode: '123456' })
    await done
    expect(calls).toEqual([])
  })
})
