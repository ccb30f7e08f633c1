import { defineCall } from '../../api/call.ts'
import type { WithdrawOrder, WithdrawRequest } from '../../generated/types.ts'

/** Asks for a withdrawal (the project's addition, docs/contract.md). */
export const withdrawCall = defineCall<undefined, WithdrawRequest, WithdrawOrder>({
  name: 'withdraw',
  method: 'POST',
  path: '/wps/member/withdraw',
  track: 'none',
  auth: 'required',
  validate: () => import('../../generated/validators/withdrawOrder.js').then((module) => module.default),
})
