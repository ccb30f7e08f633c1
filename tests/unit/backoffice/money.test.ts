import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paidAfterMs } from '../../../scripts/backoffice/money.ts'
import { sendEncrypted, tokenOf } from './client.ts'
import { type Server, serve, write } from './fixture.ts'

let server: Server
let token: string
beforeAll(async () => {
  server = await serve()
  const relay = join(server.root, 'merchants/red/wps/relay')
  await write(join(relay, 'MCSFE_getDepositSettings.json'), {
    methods: [
      { id: 'pix', name: 'Pix', min: 10, max: 200 },
      { id: 'bank', name: 'Bank' },
    ],
  })
  await write(join(relay, 'MCSFE_getDepositStats.json'), { count: 4, banks: [] })
  await write(join(relay, 'MCSFE_getWithdrawAccountInfo.json'), {
    accounts: [{ id: 'acc-1', bankName: 'Bank', accountNoMasked: '•••• 1' }],
    min: 5,
    max: 1000,
  })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.control('reset', {})
  token = await tokenOf(server, 'plain')
})

const get = (name: string) => server.call(`/wps/${name}`, { headers: { authorization: token } })
const post = (name: string, body: object) =>
  server.call(`/wps/member/${name}`, { method: 'POST', body, headers: { authorization: token } })
const balance = async () => (await get('member/info')).value?.balance
let requests = 0
const deposit = (body: object) =>
  post('deposit', { methodId: 'pix', amount: '50.00', requestId: `request-${requests++}`, ...body })
const withdraw = (body: object) =>
  post('withdraw', { accountId: 'acc-1', amount: '7.50', requestId: `request-${requests++}`, ...body })

describe('a deposit', () => {
  it('says how it is paid, is counted once its time has come, and is then on the balance', async () => {
    const { value } = await deposit({})
    expect(value).toMatchObject({ amount: '50.00', status: 'pending', qr: expect.any(String) })
    expect((await get('relay/MCSFE_getDepositStats')).value?.count).toBe(4)
    await server.control('clock', { advanceMs: paidAfterMs })
    expect((await get('relay/MCSFE_getDepositStats')).value?.count).toBe(5)
    expect(await balance()).toBe('60.00')
    expect((await get('relay/MCSFE_getDepositStats')).value?.count).toBe(5)
    expect(await balance()).toBe('60.00')
  })

  it('is carried out once, however often the same request comes', async () => {
    const first = await deposit({ requestId: 'the-same-1' })
    const second = await deposit({ requestId: 'the-same-1' })
    expect(second.value?.id).toBe(first.value?.id)
    await server.control('clock', { advanceMs: paidAfterMs })
    expect((await get('relay/MCSFE_getDepositStats')).value?.count).toBe(5)
  })

  it.each([
    [{ amount: '9.99' }, 'amount.too.small'],
    [{ amount: '200.01' }, 'amount.too.large'],
    [{ amount: '0' }, 'amount.invalid'],
    [{ methodId: 'cheque' }, 'deposit.method.unknown'],
  ])('of %j is refused: %s', async (body, code) => {
    expect((await deposit(body)).errorCode).toBe(code)
  })

  it('through a bank names the account', async () => {
    const { value } = await deposit({ methodId: 'bank', amount: '5000' })
    expect(value?.details).toEqual(expect.arrayContaining([{ kind: 'bank', value: 'Bank' }]))
  })
})

describe('a request with an id', () => {
  it('is carried out once, though it comes again before it is answered', async () => {
    const same = { requestId: 'at-the-same-time' }
    const answers = await Promise.all([withdraw(same), withdraw(same), withdraw(same)])
    expect(new Set(answers.map(({ value }) => value?.id)).size).toBe(1)
    expect(await balance()).toBe('2.50')
  })

  it('that was refused stays refused: an attempt that comes late must not be carried out', async () => {
    const same = { requestId: 'refused-once', amount: '30.00' }
    expect((await withdraw(same)).errorCode).toBe('balance.insufficient')
    await deposit({ amount: '100.00' })
    await server.control('clock', { advanceMs: paidAfterMs })
    await get('relay/MCSFE_getDepositStats')
    expect((await withdraw(same)).errorCode).toBe('balance.insufficient')
    expect((await withdraw({ amount: '30.00' })).success).toBe(true)
  })

  it('is another member’s own, and another call’s', async () => {
    await withdraw({ requestId: 'shared-by-two' })
    expect((await deposit({ requestId: 'shared-by-two' })).value?.qr).toEqual(expect.any(String))
  })
})

describe('a withdrawal', () => {
  it('is taken off the balance at once, and counted', async () => {
    expect((await withdraw({})).value).toMatchObject({ status: 'pending' })
    expect(await balance()).toBe('2.50')
    expect((await get('relay/MCSFE_getWithdrawalStats')).value?.count).toBe(1)
  })

  it('is carried out once, however often the same request comes', async () => {
    await withdraw({ requestId: 'the-same-2' })
    expect((await withdraw({ requestId: 'the-same-2' })).success).toBe(true)
    expect(await balance()).toBe('2.50')
  })

  it.each([
    [{ amount: '4.99' }, 'amount.too.small'],
    [{ amount: '10.01' }, 'balance.insufficient'],
    [{ amount: '1000.01' }, 'amount.too.large'],
    [{ accountId: 'nobody' }, 'withdraw.account.unknown'],
  ])('of %j is refused: %s', async (body, code) => {
    expect((await withdraw(body)).errorCode).toBe(code)
    expect(await balance()).toBe(10)
  })
})

describe('an account to withdraw to', () => {
  const add = (body: object, path = 'bankCard') =>
    sendEncrypted(
      server,
      `/wps/member/${path}`,
      { accountName: 'Maria Souza', ...body },
      {
        headers: { authorization: token },
      },
    )
  const accounts = async () => (await get('relay/MCSFE_getWithdrawAccountInfo')).value?.accounts

  it('is there once it was added, with its number hidden, and once only', async () => {
    const body = { bankName: 'Other bank', accountNo: '12345678' }
    expect((await add(body)).success).toBe(true)
    expect(await accounts()).toEqual([
      expect.objectContaining({ id: 'acc-1' }),
      expect.objectContaining({ bankName: 'Other bank', accountNoMasked: '•••• 5678' }),
    ])
    expect((await add(body)).success).toBe(true)
    expect(await accounts()).toHaveLength(2)
  })

  it('may be a PIX key', async () => {
    expect((await add({ keyType: 'CPF', key: '52998224725' }, 'bankCardPix')).success).toBe(true)
    expect(await accounts()).toEqual([
      expect.anything(),
      expect.objectContaining({ bankName: 'Pix · CPF', accountNoMasked: '•••• 4725' }),
    ])
  })

  it('must be complete, and comes encrypted', async () => {
    expect((await add({ bankName: '', accountNo: '12345678' })).errorCode).toBe('account.invalid')
    expect((await post('bankCard', { bankName: 'B', accountNo: '12345678', accountName: 'M' })).success).toBe(
      false,
    )
  })

  it('is nobody else’s', async () => {
    await add({ bankName: 'Other bank', accountNo: '12345678' })
    token = await tokenOf(server, 'quiet')
    expect(await accounts()).toHaveLength(1)
  })
})

describe('a referral', () => {
  it('is a code of the member’s own', async () => {
    expect((await get('member/referral')).value).toMatchObject({ referralCode: expect.any(String) })
  })

  it('needs a session, as all money does', async () => {
    for (const name of [
      'member/referral',
      'relay/MCSFE_getDepositSettings',
      'relay/MCSFE_getWithdrawAccountInfo',
    ])
      expect((await server.call(`/wps/${name}`)).errorCode).toBe('customer.not.login')
  })
})
