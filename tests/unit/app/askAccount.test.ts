import { beforeEach, describe, expect, it } from 'vitest'
import { createClient } from '../../../src/api/client.ts'
import { askAccount } from '../../../src/app/askAccount.ts'
import { createNoticeStore } from '../../../src/app/notices.ts'
import { createI18n } from '../../../src/i18n/createI18n.ts'
import { unknownSession } from '../../../src/session/codec.ts'
import { createSessionStore } from '../../../src/session/store.ts'
import { makeEnv, ok, refused } from '../api/testEnv.ts'
import { fakeStorage } from '../session/fakeStorage.ts'

const words = {
  another_account_desc: '{{current}} or {{other}}?',
  stay_with: 'Stay {{name}}',
  switch_to: 'To {{name}}',
}

let answer: () => Response
const storage = fakeStorage()
async function ask() {
  const session = createSessionStore({ storage, merchant: 'acme' })
  session.dispatch({
    type: 'adopted',
    session: { ...unknownSession('mine', 'acme'), id: '1', userName: 'ana', type: 0 },
  })
  storage.setItem('of-the-member', '1')
  const { env, received } = makeEnv(() => answer(), {
    token: () => session.current()?.token,
    tokenIsCurrent: session.tokenIsCurrent,
  })
  const notices = createNoticeStore()
  const i18n = await createI18n({ language: 'EN', load: async () => words })
  await askAccount({ client: createClient(env), session, notices, i18n }, 'brought')
  return { session, received, notice: notices.getState().waiting[0] }
}

beforeEach(() => storage.clear())

describe('a token that a link brought while a member is in session', () => {
  it('is asked about, naming both, and nothing changes meanwhile', async () => {
    answer = () => ok({ id: '2', userName: 'rui', type: 0 })
    const { session, received, notice } = await ask()
    expect(received[0]?.headers.authorization).toBe('brought')
    expect(notice?.text).toBe('\u2068ana\u2069 or \u2068rui\u2069?')
    expect(notice?.confirm).toContain('Stay')
    expect(session.current()).toMatchObject({ token: 'mine', userName: 'ana' })
    notice?.onConfirm?.()
    expect(session.current()?.token).toBe('mine')
  })

  it('becomes the session when the member says so, and nothing of the one before stays', async () => {
    answer = () => ok({ id: '2', userName: 'rui', type: 0 })
    const { session, notice } = await ask()
    notice?.onCancel?.()
    expect(session.current()).toMatchObject({ token: 'brought', id: '2', userName: 'rui', type: 0 })
    expect(storage.getItem('of-the-member')).toBeNull()
  })

  it('of the same member is taken without a question, and what the tab has of them stays', async () => {
    answer = () => ok({ id: '1', userName: 'ana', type: 0 })
    const { session, notice } = await ask()
    expect(notice).toBeUndefined()
    expect(session.current()?.token).toBe('brought')
    expect(storage.getItem('of-the-member')).toBe('1')
  })

  it.each([
    ['the back office refuses it', () => refused('user.or.token.invalid', 'no', 401)],
    ['the line breaks', () => Response.error()],
    ['nobody says whose it is', () => ok(null)],
    ['its member has no name', () => ok({ type: 0 })],
  ])('changes nothing, and asks nothing, where %s', async (_, given) => {
    answer = given
    const { session, notice } = await ask()
    expect(notice).toBeUndefined()
    expect(session.current()?.token).toBe('mine')
  })
})
