import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tokenOf } from './client.ts'
import { type Server, serve, write } from './fixture.ts'

let server: Server
let token: string
beforeAll(async () => {
  server = await serve()
  const relay = join(server.root, 'merchants/red/wps/relay')
  await write(join(relay, 'MCSFE_getMissions.json'), {
    missions: [
      { id: 'play', title: 'Play', done: 5, total: 5 },
      { id: 'invite', title: 'Invite', done: 0, total: 1 },
    ],
  })
  await write(join(relay, 'MCSFE_getMallItems.json'), {
    points: 500,
    items: [
      { id: 'mug', title: 'Mug', points: 300 },
      { id: 'cap', title: 'Cap', points: 10, stock: 0 },
    ],
  })
  await write(join(relay, 'MCSFE_getMerchantAvailablePromotions.json'), [
    { id: 'now', title: 'Now', claimable: true },
    { id: 'later', title: 'Later', claimable: false },
  ])
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.control('reset', {})
  token = await tokenOf(server, 'plain')
})

const get = (name: string) => server.call(`/wps/relay/${name}`, { headers: { authorization: token } })
const post = (name: string, body: object) =>
  server.call(`/wps/member/${name}`, { method: 'POST', body, headers: { authorization: token } })

describe('claims', () => {
  it('are given once, and only for what is done', async () => {
    expect(await post('mission/claim', { missionId: 'play' })).toMatchObject({ success: true })
    expect(await post('mission/claim', { missionId: 'play' })).toMatchObject({ errorCode: 'claim.twice' })
    expect(await post('mission/claim', { missionId: 'invite' })).toMatchObject({
      errorCode: 'mission.not.done',
    })
    expect(await post('mission/claim', { missionId: 'x' })).toMatchObject({ errorCode: 'mission.unknown' })
    expect((await get('MCSFE_getMissions')).value?.missions).toMatchObject([
      { state: 'claimed' },
      { id: 'invite' },
    ])
  })

  it('of promotions need one that can be claimed', async () => {
    expect(await post('promotion/claim', { promotionId: 'now' })).toMatchObject({ success: true })
    expect(await post('promotion/claim', { promotionId: 'now' })).toMatchObject({ errorCode: 'claim.twice' })
    expect(await post('promotion/claim', { promotionId: 'later' })).toMatchObject({
      errorCode: 'promotion.not.claimable',
    })
  })
})

describe('the point market', () => {
  it('takes points once for the same request, and no more than there are', async () => {
    const order = { itemId: 'mug', requestId: 'request-1' }
    const { value } = await post('mall/redeem', order)
    expect(value).toMatchObject({ points: 200 })
    expect((await post('mall/redeem', order)).value).toEqual(value)
    expect((await get('MCSFE_getMallItems')).value?.points).toBe(200)
    expect(await post('mall/redeem', { ...order, requestId: 'request-2' })).toMatchObject({
      errorCode: 'points.insufficient',
    })
    expect(await post('mall/redeem', { itemId: 'cap', requestId: 'request-3' })).toMatchObject({
      errorCode: 'item.sold.out',
    })
  })
})

it('a folder without levels is a back office without that call', async () => {
  expect(
    (await server.ask('/wps/relay/MCSFE_getVipLabels', { headers: { authorization: token } })).status,
  ).toBe(404)
})

it.each(['v1', 's1'])('the mini-game %s is a script', async (variant) => {
  const reply = await server.ask(`/mini-game/${variant}/minigame.js?_t=1`)
  expect(reply.status).toBe(200)
  const script = reply.bytes.toString('utf8')
  expect(script).toContain('window.MiniGame')
  expect(script).not.toMatch(/'VARIANT'|'FACES'/)
})
