import { defineCall } from '../../api/call.ts'
import type { Payments } from '../../generated/types.ts'
import { usableQuery } from '../shared/usable.ts'
import type { PaymentType } from './model/payments.ts'

interface PaymentsQuery {
  /** Undefined: both. */
  readonly type?: PaymentType | undefined
  /** The `next` of the page before; undefined: the latest. */
  readonly before?: string | undefined
}

const paymentsCall = defineCall<PaymentsQuery, undefined, unknown>({
  name: 'payments',
  method: 'GET',
  path: '/wps/member/payments',
  auth: 'required',
})

/** One page of the member's deposits and withdrawals (the project's addition, docs/contract.md). */
export const paymentsQuery = (query: PaymentsQuery) =>
  usableQuery<PaymentsQuery, Payments>(
    paymentsCall,
    () => import('../../generated/validators/payments.js').then((module) => module.default),
    query,
  )
