import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  forgetPayment,
  KEPT_MS,
  keepPayment,
  PAYMENT_KEY,
  readPayment,
} from '../../../../../src/features/deposit/model/kept.ts'
import { bonusesOf, methodsOf } from '../../../../../src/features/deposit/model/methods.ts'
import { orderOf, standing } from '../../../../../src/features/deposit/model/order.ts'
import isOrder from '../../../../../src/generated/validators/depositOrder.js'
import { fakeStorage } from '../../../session/fakeStorage.ts'

const asked = { amount: 5000n, currency: 'BRL', digits: 2, at: Date.parse('2026-11-01T12:00:00Z') }

describe('ways to deposit', () => {
  it('come in their order, each once, with limits in the smallest unit', () => {
    const methods = [
      { id: 'pix', name: 'Pix', min: 10, max: 20000, arrivalMinutes: 0 },
      { id: 7, name: ' Boleto ', min: '50.00' },
      { id: 'pix', name: 'Pix again' },
      { id: 'blank', name: ' ' },
    ]
    expect(methodsOf({ methods }, 2)).toEqual([
      { id: 'pix', name: 'Pix', limits: { min: 1000n, max: 2000000n }, icon: undefined, arrival: 0 },
      {
        id: '7',
        name: 'Boleto',
        limits: { min: 5000n, max: undefined },
        icon: undefined,
        arrival: undefined,
      },
    ])
    expect(methodsOf(undefined, 2)).toEqual([])
  })

  it('take along only what can be claimed now', () => {
    const sent = [
      { id: 1, title: ' Welcome ', description: '<p>200%</p>', claimable: true },
      { id: 2, title: 'Later', claimable: false },
      { id: 3, title: 'Unsaid' },
      { id: 1, title: 'Again', claimable: true },
    ]
    expect(bonusesOf(sent, (html) => html.replace(/<[^>]*>/g, ''))).toEqual([
      { id: '1', title: 'Welcome', text: '200%' },
    ])
  })
})

describe('a payment', () => {
  it('is what the back office says, and what was asked where it says nothing', () => {
    expect(orderOf({ id: 9 }, asked)).toEqual({
      id: '9',
      amount: 5000n,
      currency: 'BRL',
      state: 'pending',
      qr: undefined,
      payUrl: undefined,
      expiresAt: undefined,
      details: [],
    })
    const sent = {
      id: 'D1',
      amount: '50.01',
      status: 'PAID',
      expiresAt: '2026-12-01T12:00:00Z',
      details: [
        { kind: 'bank', value: 'Ipê' },
        { kind: 'memo', value: 'x' },
        { label: 'Branch', value: '0001' },
        { kind: 'account', value: ' ' },
      ],
    }
    expect(orderOf(sent, asked)).toMatchObject({
      amount: 5001n,
      state: 'done',
      expiresAt: Date.parse('2026-12-01T12:00:00Z'),
      details: [
        { name: 'bank', value: 'Ipê' },
        { name: { label: 'memo' }, value: 'x' },
        { name: { label: 'Branch' }, value: '0001' },
      ],
    })
  })

  it('ends by the back office’s word alone where its end was over when it began', () => {
    const sent = { id: 'D1', expiresAt: asked.at - 1 }
    const order = orderOf(sent, asked)
    expect(order.expiresAt).toBeUndefined()
    expect(standing(order, { now: asked.at })).toBe('open')
    expect(standing(orderOf({ ...sent, status: 'expired' }, asked), { now: asked.at })).toBe('over')
    expect(orderOf({ ...sent, expiresAt: asked.at + 1 }, asked).expiresAt).toBe(asked.at + 1)
  })

  const open = { state: 'pending', expiresAt: 1000 } as const
  it.each([
    ['nothing is known', open, {}, 0, 'open'],
    ['as many are counted as before', open, { before: 4, count: 4 }, 0, 'open'],
    ['one more is counted', open, { before: 4, count: 5 }, 0, 'arrived'],
    ['one more is counted, late', open, { before: 4, count: 5 }, 2000, 'arrived'],
    ['its time is up', open, { before: 4, count: 4 }, 1000, 'over'],
    ['it has no end', { state: 'pending', expiresAt: undefined }, {}, 1e15, 'open'],
    ['the answer says so', { ...open, state: 'done' }, {}, 2000, 'arrived'],
    ['the answer says it failed', { ...open, state: 'failed' }, {}, 0, 'over'],
    [
      'it failed, and another one arrived',
      { ...open, state: 'failed' },
      { before: 1, count: 2 },
      0,
      'arrived',
    ],
  ] as const)('where %s', (_, order, counts, now, stands) => {
    expect(standing(order, { ...counts, now })).toBe(stands)
  })
})

describe('a payment that is under way', () => {
  const kept = {
    order: { id: 'D1' },
    asked: { amount: '50.00', currency: 'BRL' },
    before: 4,
    at: 1000,
    member: '31001001',
  }
  const read = (stored: string | null, now = 2000, member = kept.member) =>
    readPayment(stored, { member, now, isOrder })

  it('is found again after a reload, until it is over', () => {
    const storage = fakeStorage()
    keepPayment(storage, kept)
    expect(read(storage.getItem(PAYMENT_KEY))).toEqual(kept)
    forgetPayment(storage)
    expect(read(storage.getItem(PAYMENT_KEY))).toBeUndefined()
  })

  it('is nobody else’s, and is not kept for ever', () => {
    expect(read(JSON.stringify(kept), 2000, 'other')).toBeUndefined()
    expect(read(JSON.stringify(kept), 1000 + KEPT_MS)).toBeUndefined()
    expect(read(JSON.stringify(kept), 1000 - KEPT_MS)).toBeUndefined()
  })

  it('is found though what is known of the server’s clock has changed a little', () => {
    expect(read(JSON.stringify(kept), 999)).toEqual(kept)
  })

  it('is nothing that somebody else wrote there', () => {
    fc.assert(
      fc.property(fc.json(), (stored) => {
        expect(read(stored)).toBeUndefined()
      }),
    )
    expect(read('{')).toBeUndefined()
    expect(read(JSON.stringify({ ...kept, order: {} }))).toBeUndefined()
    expect(read(JSON.stringify({ ...kept, asked: { amount: 5 } }))).toBeUndefined()
    expect(read(JSON.stringify({ ...kept, before: 'x' }))).not.toHaveProperty('before')
  })
})
