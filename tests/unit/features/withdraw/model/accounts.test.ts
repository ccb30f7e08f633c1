import { expect, it } from 'vitest'
import { accountLimits, accountsOf } from '../../../../../src/features/withdraw/model/accounts.ts'

it('accounts come in their order, each once; one of which nothing is said is none', () => {
  const accounts = [
    { id: 'a', bankName: 'Pix · CPF', accountNoMasked: '***.482.917-**', arrivalMinutes: 10 },
    { id: 2, accountNoMasked: '**** 3391' },
    { id: 'a', bankName: 'again' },
    { id: 'x', bankName: ' ' },
  ]
  expect(accountsOf({ accounts })).toEqual([
    { id: 'a', bank: 'Pix · CPF', number: '***.482.917-**', arrival: 10 },
    { id: '2', bank: '**** 3391', number: '**** 3391' },
  ])
  expect(accountsOf(undefined)).toEqual([])
})

it('limits of nought are none', () => {
  expect(accountLimits({ accounts: [], min: 0, max: 0 }, 2)).toEqual({ min: undefined, max: undefined })
  expect(accountLimits({ min: 20, max: '50000' }, 2)).toEqual({ min: 2000n, max: 5000000n })
})
