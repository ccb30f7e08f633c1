import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byDay, nextOf, paymentsOf } from '../../../../../src/features/paymentHistory/model/payments.ts'

const deposit = {
  id: 'D1',
  type: 'deposit',
  amount: '50.5',
  status: 'done',
  time: '2026-11-27T13:00:00Z',
  method: ' Pix ',
} as const

describe('the payments of a page', () => {
  it('have an amount in minor units and a moment', () => {
    expect(paymentsOf({ payments: [deposit] }, 2)).toEqual([
      {
        id: 'D1',
        type: 'deposit',
        status: 'done',
        minor: 5050n,
        time: Date.UTC(2026, 10, 27, 13),
        method: 'Pix',
        reason: '',
      },
    ])
  })

  it('leave out what has no readable amount or time, and what was there before', () => {
    const payments = [
      deposit,
      { ...deposit, amount: '99' },
      { ...deposit, id: 2, amount: 'much' },
      { ...deposit, id: 3, time: 'lately' },
      { ...deposit, id: 4, amount: 7 },
    ]
    expect(paymentsOf({ payments }, 2).map(({ id, minor }) => [id, minor])).toEqual([
      ['D1', 5050n],
      ['4', 700n],
    ])
  })

  it('say why only where one was refused', () => {
    const why = { reason: ' The name differs. ' }
    const payments = [
      { ...deposit, ...why },
      { ...deposit, ...why, id: 'D2', status: 'refused' as const },
    ]
    expect(paymentsOf({ payments }, 2).map(({ reason }) => reason)).toEqual(['', 'The name differs.'])
  })

  it('are none where the back office answers with nothing', () => {
    expect(paymentsOf(undefined, 2)).toEqual([])
    expect(paymentsOf({}, 2)).toEqual([])
  })
})

describe('the days of the payments', () => {
  it('follow each other, each payment in one of them', () => {
    const time = fc.array(fc.integer({ min: 0, max: 9 }))
    fc.assert(
      fc.property(time, (times) => {
        const payments = paymentsOf({ payments: times.map((time, at) => ({ ...deposit, id: at, time })) }, 2)
        const days = byDay(payments, (at) => String(Math.floor(at / 3)))
        expect(days.flatMap((day) => day.payments)).toEqual(payments)
        expect(days.every(({ name }, at) => name !== days[at + 1]?.name)).toBe(true)
      }),
    )
  })
})

describe('the next page', () => {
  it.each([
    ['begins where the back office says', { next: 40 }, undefined, '40'],
    ['is none without that', {}, undefined, undefined],
    ['is none where it would be the same page again', { next: 'D1' }, 'D1', undefined],
  ])('%s', (_, sent, before, next) => expect(nextOf(sent, before)).toBe(next))
})
