import { type Answer, fail, ok } from '../answer.ts'
import { type Call, type CallTable, fixture } from '../call.ts'
import { givenTo } from '../club.ts'
import { at, isRecord, text } from '../json.ts'
import { once } from '../once.ts'

const MISSIONS = 'relay/MCSFE_getMissions'
const ITEMS = 'relay/MCSFE_getMallItems'
const PROMOTIONS = 'relay/MCSFE_getMerchantAvailablePromotions'

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const withId = (list: readonly unknown[], id: unknown): unknown =>
  list.find((one) => text(at(one, 'id')) !== '' && text(at(one, 'id')) === text(id))
const number = (value: unknown): number => Number(text(value)) || 0

/** A merchant's folder without a fixture for a call does not support the call. */
const missing = (call: Call): Answer => fail('call.unknown', `There is no call ${call.path}`, { status: 404 })

const fromFolder = async (call: Call): Promise<Answer> => {
  const sent = await fixture(call)
  return sent === undefined ? missing(call) : ok(sent)
}

const missions = async (call: Call): Promise<Answer> => {
  const sent = await fixture(call)
  if (!isRecord(sent)) return missing(call)
  const { claimed } = givenTo(call)
  return ok({
    ...sent,
    missions: listOf(sent.missions).map((mission) =>
      isRecord(mission) && claimed.has(`mission ${text(mission.id)}`)
        ? { ...mission, state: 'claimed' }
        : mission,
    ),
  })
}

const claimMission = async (call: Call): Promise<Answer> => {
  const mission = withId(listOf(at(await fixture(call, MISSIONS), 'missions')), call.body.missionId)
  if (!mission) return fail('mission.unknown', 'There is no such mission.')
  const isDone =
    number(at(mission, 'total')) > 0 && number(at(mission, 'done')) >= number(at(mission, 'total'))
  if (text(at(mission, 'state')) !== 'claimable' && !isDone)
    return fail('mission.not.done', 'This mission is not done yet.')
  return claim(call, `mission ${text(call.body.missionId)}`, call.body.missionId)
}

const claimPromotion = async (call: Call): Promise<Answer> => {
  const promotion = withId(listOf(await fixture(call, PROMOTIONS)), call.body.promotionId)
  if (!promotion) return fail('promotion.unknown', 'There is no such promotion.')
  if (at(promotion, 'claimable') !== true)
    return fail('promotion.not.claimable', 'This promotion cannot be claimed yet.')
  return claim(call, `promotion ${text(call.body.promotionId)}`, call.body.promotionId)
}

const claim = (call: Call, name: string, id: unknown): Answer => {
  const { claimed } = givenTo(call)
  if (claimed.has(name)) return fail('claim.twice', 'You have claimed this already.')
  claimed.set(name, text(call.body.requestId))
  return ok({ id })
}

const mall = async (call: Call): Promise<Answer> => {
  const sent = await fixture(call)
  if (!isRecord(sent)) return missing(call)
  return ok({ ...sent, points: Math.max(0, number(sent.points) - givenTo(call).spent) })
}

const redeem = async (call: Call): Promise<Answer> => {
  const given = givenTo(call)
  const sent = await fixture(call, ITEMS)
  const points = number(at(sent, 'points')) - given.spent
  const item = withId(listOf(at(sent, 'items')), call.body.itemId)
  if (!item) return fail('item.unknown', 'There is no such item.')
  if (at(item, 'stock') === 0) return fail('item.sold.out', 'This is sold out.')
  const price = number(at(item, 'points'))
  if (price > points) return fail('points.insufficient', 'There are not enough points.')
  const order = {
    id: `M${100_001 + given.orders.length}`,
    itemId: text(call.body.itemId),
    request: text(call.body.requestId),
  }
  given.orders.push(order)
  given.spent += price
  return ok({ id: order.id, points: points - price })
}

/** The club: levels, missions, the point market, claims. All of these are additions of this project (docs/contract.md). */
export const clubCalls: CallTable = {
  'GET /wps/relay/MCSFE_getVipLabels': { session: true, answers: 'vip-labels', handle: fromFolder },
  'GET /wps/relay/MCSFE_getMissions': { session: true, answers: 'missions', handle: missions },
  'GET /wps/relay/MCSFE_getLeaderBoard': { session: true, answers: 'leader-board', handle: fromFolder },
  'GET /wps/relay/MCSFE_getMallItems': { session: true, answers: 'mall-items', handle: mall },
  'POST /wps/member/mission/claim': {
    session: true,
    takes: 'mission-claim-request',
    answers: 'claimed',
    handle: (call) => once(call, () => claimMission(call)),
  },
  'POST /wps/member/promotion/claim': {
    session: true,
    takes: 'promotion-claim-request',
    answers: 'claimed',
    handle: (call) => once(call, () => claimPromotion(call)),
  },
  'POST /wps/member/mall/redeem': {
    session: true,
    takes: 'mall-redeem-request',
    answers: 'mall-redeemed',
    handle: (call) => once(call, () => redeem(call)),
  },
}
