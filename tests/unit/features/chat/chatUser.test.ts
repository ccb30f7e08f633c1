import { describe, expect, it, vi } from 'vitest'
import { chatUserOf } from '../../../../src/features/chat/chatUser.ts'
import { sessionFromAnswer } from '../../../../src/session/codec.ts'
import { safeStorage } from '../../../../src/session/storage.ts'
import { createSessionStore } from '../../../../src/session/store.ts'

function loggedIn(token = 'first-token') {
  const store = createSessionStore({
    merchant: 'm',
    storage: safeStorage(
      () => {
        throw new Error('kept in memory')
      },
      () => undefined,
    ),
  })
  const session = sessionFromAnswer({ token, id: '1', userName: 'mariana' }, 'm')
  if (session) store.dispatch({ type: 'adopted', session })
  return store
}

describe('the chat user', () => {
  it('is cleared with the token: what was theirs is taken back, once', () => {
    const store = loggedIn()
    const user = chatUserOf(store)
    const takeBack = vi.fn()
    user?.owns(takeBack)
    expect(user?.isHere()).toBe(true)
    store.end('player')
    expect(user?.isHere()).toBe(false)
    store.dispatch({ type: 'noticeSeen' })
    expect(takeBack).toHaveBeenCalledOnce()
  })

  it('is cleared by the next member, too; what no longer matters stays', () => {
    const store = loggedIn()
    const user = chatUserOf(store)
    const [takeBack, kept] = [vi.fn(), vi.fn()]
    user?.owns(takeBack)
    user?.owns(kept)()
    const next = sessionFromAnswer({ token: 'second-token', id: '2' }, 'm')
    if (next) store.dispatch({ type: 'adopted', session: next })
    expect(takeBack).toHaveBeenCalledOnce()
    expect(kept).not.toHaveBeenCalled()
  })

  it('is nobody where nobody is logged in', () => {
    const store = loggedIn()
    store.end('player')
    expect(chatUserOf(store)).toBeUndefined()
  })
})
