import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Client } from '../../../../../src/api/client.ts'
import { keepLogin, rememberedOf } from '../../../../../src/features/auth/account/model/rememberedLogin.ts'
import { showsSignIn } from '../../../../../src/features/auth/account/signInScreen.ts'
import { autoLogIn } from '../../../../../src/features/auth/account/start.ts'
import { createI18n } from '../../../../../src/i18n/createI18n.ts'
import account from '../../../../../src/i18n/locales/EN/account.json' with { type: 'json' }
import { createSessionStore } from '../../../../../src/session/store.ts'
import { resolveSite } from '../../../../../src/site/resolveSite.ts'
import { addProblem, createSiteStore } from '../../../../../src/site/store.ts'
import { toasts } from '../../../../../src/ui/toasts.ts'
import { appWith } from '../../../../support/app.ts'
import { siteFrom } from '../../../../support/merchants.ts'
import { fakeStorage } from '../../../session/fakeStorage.ts'

const answer = { token: 'token-1', id: 7, userName: 'player', customerType: 0 }
const entry = { type: 'username', username: 'player', password: 'Player!2026' } as const

beforeEach(() => toasts.dismiss())

interface Situation {
  readonly flags?: object
  readonly search?: string
  readonly pathname?: string
  readonly login?: object
  /** The stored site of the last visit, which is used until the back office answers. */
  readonly lastGood?: object
}

async function setUp(
  answerWith: () => Promise<unknown>,
  {
    flags = { MOBILEAUTOLOGIN3: true },
    search = '',
    pathname = '/m/home',
    login = {},
    lastGood,
  }: Situation = {},
) {
  const local = fakeStorage()
  keepLogin(local, rememberedOf(entry, 'acme'), crypto)
  const session = createSessionStore({ storage: fakeStorage(), merchant: 'acme' })
  const send = vi.fn(answerWith)
  const client: Client = Object.assign(Object.create(null), { send })
  vi.stubGlobal('localStorage', local)
  const location = {
    search,
    origin: 'http://acme.localhost',
    pathname,
    hostname: 'acme.localhost',
  }
  const page = Object.assign(Object.create(null), { location, crypto })
  const i18n = await createI18n({ language: 'EN', load: async () => account })
  const siteStore = createSiteStore()
  const status = { info: { whitelabelVal: flags, register: { defaultPassword: 'Player!2026' }, login } }
  if (!lastGood) siteStore.setState({ site: siteFrom(status) })
  else
    siteStore.setState({
      site: resolveSite({ status: lastGood, manifest: {}, base: '', origin: 'last good' }),
    })
  const told = () => siteStore.setState({ site: siteFrom(status) })
  const run = () => autoLogIn(appWith({ page, local, client, siteStore, session, i18n }))
  return { run, session, send, siteStore, told }
}

describe('auto-login', () => {
  it('logs in, greets, and marks a password that must be changed', async () => {
    const { run, session, send } = await setUp(async () => answer)
    await run()
    expect(send).toHaveBeenCalledOnce()
    expect(session.current()).toMatchObject({ token: 'token-1', updatePassword: true })
    expect(toasts.current()?.text).toBe('Welcome, player')
  })

  it('leaves the way on to the login screen, also where that is still on its way', async () => {
    const complete = vi.fn(() => true)
    const { run, session } = await setUp(async () => answer, { pathname: '/m/login' })
    const running = run()
    await new Promise((resolve) => setImmediate(resolve))
    expect(complete).not.toHaveBeenCalled()
    const gone = showsSignIn(complete)
    await running
    gone()
    expect(complete).toHaveBeenCalledExactlyOnceWith(answer, expect.objectContaining({ username: 'player' }))
    expect(session.current()).toBeUndefined()
  })

  it('that fails leaves a guest, and says so quietly', async () => {
    const { run, session } = await setUp(async () => {
      throw new Error('no')
    })
    await run()
    expect(session.getState().status).toBe('guest')
    expect(toasts.current()).toMatchObject({ role: 'status', tone: 'neutral' })
  })

  it('answered without a token is a failure', async () => {
    const { run, session } = await setUp(async () => ({}))
    await run()
    expect(session.getState().status).toBe('guest')
  })

  it('is not tried where it is off, or the address says no', async () => {
    for (const change of [{ flags: { MOBILEAUTOLOGIN3: false } }, { search: '?backUrl=x' }]) {
      const { run, send } = await setUp(async () => answer, change)
      await run()
      expect(send).not.toHaveBeenCalled()
    }
  })

  it.each([
    ['the picture', { captcha: { enabled: true }, geetest: false }],
    ['the slider', { captcha: { enabled: true }, geetest: true }],
  ])('is never tried where the login asks for a captcha: %s', async (_, login) => {
    const { run, send, session } = await setUp(async () => answer, { login })
    await run()
    expect(send).not.toHaveBeenCalled()
    expect(session.getState().status).toBe('guest')
    expect(toasts.current()).toBeUndefined()
  })

  const BEFORE = { merchantCode: 'acme', info: { whitelabelVal: { MOBILEAUTOLOGIN3: true } } }

  it('waits for what the site says now: it may ask for a captcha that it did not ask for last time', async () => {
    for (const [login, times] of [
      [{ captcha: { enabled: true }, geetest: false }, 0],
      [{}, 1],
    ] as const) {
      const { run, send, told } = await setUp(async () => answer, { login, lastGood: BEFORE })
      const running = run()
      expect(send).not.toHaveBeenCalled()
      told()
      await running
      expect(send).toHaveBeenCalledTimes(times)
    }
  })

  it('is not tried where the site does not answer', async () => {
    const { run, send, siteStore } = await setUp(async () => answer, { lastGood: BEFORE })
    const running = run()
    addProblem(siteStore, {
      code: 'answer.missing',
      source: 'status',
      pointer: '',
      instead: 'the site as it was',
    })
    await running
    expect(send).not.toHaveBeenCalled()
  })

  it('whose answer comes after somebody else began to log in is discarded, without a word', async () => {
    const { run, session } = await setUp(async () => {
      session.dispatch({ type: 'signInStarted', attempt: session.nextAttempt() })
      return answer
    })
    await run()
    expect(session.getState()).toEqual({ status: 'authenticating', attempt: 2 })
    expect(toasts.current()).toBeUndefined()
  })
})
