// @vitest-environment happy-dom
import { QueryObserver, useMutation } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  askAgain,
  queryClientOf,
  useAppQuery,
  useAppQueryClient,
} from '../../../../src/features/shared/queries.ts'
import { AppProvider } from '../../../../src/registry/AppContext.ts'
import { useSession } from '../../../../src/session/useSession.ts'
import { appWith } from '../../../support/app.ts'
import { cleanUp, render } from '../../ui/render.tsx'

afterEach(cleanUp)

const member = (token: string) =>
  ({
    type: 'adopted',
    session: {
      id: '1',
      token,
      merchantCode: 'demo',
      userName: 'p',
      type: 0,
      firstTimeLogin: false,
      customerId: '1',
    },
  }) as const

it('keeps one query client as long as the session is the same', () => {
  const app = appWith()
  expect(queryClientOf(app)).toBe(queryClientOf(app))
})

it('has nothing of a member once that member is gone', () => {
  const app = appWith()
  const { session } = app
  session.dispatch(member('token-1'))
  const mine = queryClientOf(app)
  mine.setQueryData(['memberInfo'], { balance: 7 })
  session.end('player')
  expect(mine.getQueryData(['memberInfo'])).toBeUndefined()
  expect(queryClientOf(app).getQueryData(['memberInfo'])).toBeUndefined()
})

it('keeps a member’s data when only what is known about the session grows', () => {
  const app = appWith()
  const { session } = app
  session.dispatch(member('token-1'))
  const mine = queryClientOf(app)
  mine.setQueryData(['memberInfo'], { balance: 7 })
  session.dispatch({ type: 'learned', token: 'token-1', facts: { userName: 'q' } })
  expect(queryClientOf(app)).toBe(mine)
})

it('asks for the next member what a part that outlives them both shows, and never shows the one before', async () => {
  const app = appWith()
  const { session } = app
  const asked: string[] = []
  const shown: string[] = []
  function Account() {
    const token = useSession((state) => (state.status === 'member' ? state.session.token : undefined))
    const { data } = useAppQuery({
      queryKey: ['memberInfo'],
      queryFn: async () => {
        asked.push(String(session.current()?.token))
        return `what ${session.current()?.token} has`
      },
      enabled: token !== undefined,
    })
    if (token) shown.push(`${token}: ${data ?? 'nothing yet'}`)
    return <p>{token && data}</p>
  }
  const { host } = render(
    <AppProvider value={app}>
      <Account />
    </AppProvider>,
  )
  for (const token of ['token-1', 'token-2', 'token-3']) {
    shown.length = 0
    act(() => session.dispatch(member(token)))
    await act(() => vi.waitFor(() => expect(host.textContent).toBe(`what ${token} has`)))
    expect([...new Set(shown)]).toEqual([`${token}: nothing yet`, `${token}: what ${token} has`])
    act(() => session.end('player'))
    expect(host.textContent).toBe('')
  }
  expect(asked).toEqual(['token-1', 'token-2', 'token-3'])
})

it('keeps nothing waiting of a member who is gone, not even of what was still on the screen', async () => {
  vi.useFakeTimers()
  try {
    const app = appWith()
    const { session } = app
    act(() => session.dispatch(member('token-1')))
    function Account() {
      const enabled = useSession((state) => state.status === 'member')
      const { data } = useAppQuery({
        queryKey: ['memberInfo'],
        queryFn: async () => 'what is theirs',
        enabled,
      })
      const { mutate } = useMutation({ mutationFn: async () => 'done' }, useAppQueryClient())
      return (
        <button type="button" onClick={() => mutate()}>
          {data}
        </button>
      )
    }
    const { host, update } = render(
      <AppProvider value={app}>
        <Account />
      </AppProvider>,
    )
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(host.textContent).toBe('what is theirs')
    host.querySelector('button')?.click()
    await act(() => vi.advanceTimersByTimeAsync(0))
    act(() => session.end('player'))
    update(null)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    // The only timer left belongs to the guest's query, which was disabled and never sent.
    expect(vi.getTimerCount()).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})

it('asks again for what changed while its first answer was on its way', async () => {
  const queries = queryClientOf(appWith())
  const answers: ((balance: number) => void)[] = []
  const queryFn = () => new Promise<number>((answer) => void answers.push(answer))
  const observer = new QueryObserver(queries, { queryKey: ['memberInfo'], queryFn })
  const stop = observer.subscribe(() => undefined)
  const asked = askAgain(queries, { queryKey: ['memberInfo'] })
  answers[0]?.(1_520)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.(1_720)
  await asked
  expect(observer.getCurrentResult().data).toBe(1_720)
  stop()
})

it('asks again at once for what is there', async () => {
  const queries = queryClientOf(appWith())
  const queryFn = vi.fn(async () => 7)
  const observer = new QueryObserver(queries, {
    queryKey: ['memberInfo'],
    queryFn,
    initialData: 5,
    staleTime: 60_000,
  })
  const stop = observer.subscribe(() => undefined)
  expect(queryFn).not.toHaveBeenCalled()
  await askAgain(queries, { queryKey: ['memberInfo'] })
  expect(queryFn).toHaveBeenCalledTimes(1)
  stop()
})
