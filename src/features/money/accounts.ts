import { defineCall } from '../../api/call.ts'
import type { WithdrawAccountInfo } from '../../generated/types.ts'
import { usableQuery } from '../shared/usable.ts'

const accountInfoCall = defineCall<undefined, undefined, unknown>({
  name: 'withdrawAccountInfo',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawAccountInfo',
  auth: 'required',
})

/** Accounts to withdraw to, and the limits: a new account makes what is known of them old. */
export const accountsQuery = () =>
  usableQuery<undefined, WithdrawAccountInfo>(accountInfoCall, () =>
    import('../../generated/validators/withdrawAccountInfo.js').then((module) => module.default),
  )
