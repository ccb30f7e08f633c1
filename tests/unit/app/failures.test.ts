import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../src/api/error.ts'
import { failureSubscriber } from '../../../src/app/failures.ts'
import { createNoticeStore } from '../../../src/app/notices.ts'
import { REMEMBERED_LOGIN_KEY } from '../../../src/features/shared/rememberedLogin.ts'
import { createI18n } from '../../../src/i18n/createI18n.ts'
import { safeStorage } from '../../../src/session/storage.ts'
import { createSessionStore } from '../../../src/session/store.ts'
import { loading } from '../../../src/ui/loading.ts'

afterEach(() => vi.useRealTimers())

async function made() {
  const storage = () =>
    safeStorage(() => {
      throw new Error('no storage here')
    })
  const i18n = await createI18n({ language: 'EN', load: async () => ({}), onLanguage: () => undefined })
  const notices = createNoticeStore()
  const local = storage()
  const session = createSessionStore({ storage: storage(), merchant: 'acme' })
  return {
    notices,
    local,
    session,
    tell: failureSubscriber({ i18n, session, notices, local, recheckSite: () => undefined }),
  }
}

describe('after any error', () => {
  it('loading indicators are hidden for up to 3 s, also where nothing else is shown', async () => {
    vi.useFakeTimers()
    const { tell, notices } = await made()
    loading.begin()
    expect(loading.shows()).toBe(true)
    tell(new ApiError('http', '', { status: 502 }), { policy: 'silent' })
    expect(loading.shows()).toBe(false)
    expect(notices.getState().waiting).toEqual([])

    const end = loading.begin()
    vi.advanceTimersByTime(2999)
    expect(loading.shows()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(loading.shows()).toBe(true)
    end()
  })
})

describe('a notice', () => {
  it('is one, however often the same is said, with the reference of an answer of the wrong shape', async () => {
    const { tell, notices } = await made()
    const error = new ApiError('shape', '')
    error.reference = 'ABC234'
    for (const _ of [1, 2]) tell(error, { policy: 'dialog', messageKey: 'unknown_error', reference: true })
    expect(notices.getState().waiting).toHaveLength(1)
    expect(notices.getState().waiting[0]?.note).toBeDefined()
  })

  it('is none for what a screen says itself', async () => {
    const { tell, notices } = await made()
    tell(new ApiError('business', ''), { policy: 'inline', messageKey: 'unknown_error' })
    expect(notices.getState().waiting).toEqual([])
  })
})

describe('a session that the back office ended', () => {
  const ended = { policy: 'sessionEnd', messageKey: 'please_log_in' } as const
  const member = {
    id: '7',
    token: 'a',
    merchantCode: 'acme',
    userName: 'maria',
    type: 0,
    firstTimeLogin: false,
    customerId: '7',
  } as const

  it('is over, and the player is asked to log in', async () => {
    const { tell, notices, session } = await made()
    session.dispatch({ type: 'adopted', session: member })
    tell(new ApiError('http', '', { status: 401 }), ended)
    expect(session.getState()).toEqual({ status: 'ended', by: 'backOffice' })
    expect(notices.getState().waiting.map(({ id }) => id)).toEqual(['sessionEnd'])
  })

  it('is said to whoever hears of the end, in the same step: nobody sees the one without the other', async () => {
    const { tell, notices, session } = await made()
    session.dispatch({ type: 'adopted', session: member })
    const seen: number[] = []
    session.subscribe(() => seen.push(notices.getState().waiting.length))
    tell(new ApiError('http', '', { status: 401 }), ended)
    expect(seen).toEqual([1])
  })

  it('is said also where one who hears of the end fails', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { tell, notices, session } = await made()
    session.dispatch({ type: 'adopted', session: member })
    session.subscribe(() => {
      throw new Error('a subscriber that fails')
    })
    tell(new ApiError('http', '', { status: 401 }), ended)
    expect(session.current()).toBeUndefined()
    expect(notices.getState().waiting).toHaveLength(1)
    expect(complaint).toHaveBeenCalledOnce()
    complaint.mockRestore()
  })
})

describe('token_ip_different', () => {
  it("sets the stored autoLogin to '0'", async () => {
    const { tell, local } = await made()
    tell(new ApiError('business', '', { code: 'token_ip_different' }), {
      policy: 'dialog',
      messageKey: 'unknown_error',
      effects: ['autoLoginOff'],
    })
    expect(local.getItem('autoLogin')).toBe('0')
  })
})

describe('a login that the back office does not know', () => {
  it('is remembered no more, and one that it refuses for another reason is', async () => {
    const { tell, local } = await made()
    local.setItem(REMEMBERED_LOGIN_KEY, '{}')
    tell(new ApiError('business', '', { code: 'token_ip_different' }), {
      policy: 'silent',
      effects: ['autoLoginOff'],
    })
    expect(local.getItem(REMEMBERED_LOGIN_KEY)).toBe('{}')
    tell(new ApiError('business', '', { code: 'login.cred.err' }), {
      policy: 'inline',
      effects: ['forgetLogin'],
    })
    expect(local.getItem(REMEMBERED_LOGIN_KEY)).toBeNull()
  })
})
