import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { raisedAfterMs } from '../../../scripts/backoffice/responsiblePlay.ts'
import { login, tokenOf } from './client.ts'
import { type Server, serve, write } from './fixture.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
let server: Server
let token: string
let requests = 0

beforeAll(async () => {
  server = await serve()
  await write(join(server.root, 'merchants/red/wps/relay/MCSFE_getDepositSettings.json'), {
    methods: [{ id: 'pix', name: 'Pix' }],
  })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.control('reset', {})
  token = await tokenOf(server, 'plain')
})

const requestId = () => `request-${requests++}`
const post = (name: string, body: object) =>
  server.call(`/wps/member/${name}`, {
    method: 'POST',
    body: { requestId: requestId(), ...body },
    headers: { authorization: token },
  })
const limitOf = async (period: string): Promise<unknown> => {
  const { value } = await server.call('/wps/member/playLimits', { headers: { authorization: token } })
  const limits: readonly { period: string }[] = Array.isArray(value?.limits) ? value.limits : []
  return limits.find((limit) => limit.period === period)
}
const deposit = (amount: string) => post('deposit', { methodId: 'pix', amount })
const logIn = (name = 'plain') => login(server, name)

describe('a deposit limit', () => {
  it('applies at once, refuses a deposit above it, and says what is left', async () => {
    await post('playLimit', { period: 'week', amount: '100' })
    expect((await deposit('60')).success).toBe(true)
    const refused = await deposit('41')
    expect(refused.errorCode).toBe('deposit.limit.exceeded')
    expect(refused.message).toContain('40.00 EUR')
    expect((await deposit('40')).success).toBe(true)
    expect(await limitOf('week')).toEqual({ period: 'week', amount: '100.00', used: '100.00' })
  })

  it('counts a period from now back', async () => {
    await post('playLimit', { period: 'day', amount: '50' })
    await deposit('50')
    await server.control('clock', { advanceMs: DAY_MS })
    token = await tokenOf(server, 'plain')
    expect((await deposit('50')).success).toBe(true)
  })

  it('is lowered at once, and raised or removed only after a time', async () => {
    await post('playLimit', { period: 'day', amount: '50' })
    await post('playLimit', { period: 'day', amount: '20' })
    expect(await limitOf('day')).toMatchObject({ amount: '20.00' })
    await post('playLimit', { period: 'day', amount: '80' })
    expect(await limitOf('day')).toMatchObject({ amount: '20.00', next: { amount: '80.00' } })
    await server.control('clock', { advanceMs: raisedAfterMs })
    token = await tokenOf(server, 'plain')
    expect(await limitOf('day')).toEqual({ period: 'day', amount: '80.00', used: '0.00' })
    await post('playLimit', { period: 'day' })
    expect(await limitOf('day')).toMatchObject({ amount: '80.00', next: { from: expect.any(String) } })
  })

  it('is set once for one request, and the same answer is repeated', async () => {
    const body = { period: 'day', amount: '50', requestId: 'the-same-1' }
    await post('playLimit', body)
    await post('playLimit', { period: 'day', amount: '30' })
    await post('playLimit', body)
    expect(await limitOf('day')).toEqual({ period: 'day', amount: '30.00', used: '0.00' })
  })

  it.each(['0', 'x', '-5'])('is not %s', async (amount) => {
    expect((await post('playLimit', { period: 'day', amount })).errorCode).toBe('amount.invalid')
  })
})

describe('a self-exclusion', () => {
  it('ends the session, refuses the login until its end, and then not any more', async () => {
    const { value } = await post('selfExclusion', { period: 'week' })
    expect(value?.until).toEqual(expect.any(String))
    expect((await deposit('1')).errorCode).toBe('user.or.token.invalid')
    expect(await logIn()).toMatchObject({ errorCode: 'member.self.excluded', value: { until: value?.until } })
    await server.control('clock', { advanceMs: WEEK_MS })
    expect((await logIn()).success).toBe(true)
  })

  it('can be for good', async () => {
    expect((await post('selfExclusion', { period: 'forever' })).value).toEqual({})
    await server.control('clock', { advanceMs: 1000 * DAY_MS })
    expect(await logIn()).toMatchObject({ errorCode: 'member.self.excluded', value: {} })
  })

  it('is of one member alone', async () => {
    await post('selfExclusion', { period: 'day' })
    expect((await logIn('quiet')).success).toBe(true)
  })
})
