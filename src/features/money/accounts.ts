import { defineCall } from '../../api/call.ts'
import type { WithdrawAccountInfo } from '../../generated/types.ts'
import { usableQuery } from '../shared/usable.ts'

const accountInfoCall = defineCall<undefined, undefined, unknown>({
  name: 'withdrawAccountInfo',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawAccountInfo',
  auth: 'required',
})

/** The query for withdrawal accounts and limits. Adding an account makes it stale. */
export const accountsQuery = () =>
  usableQuery<undefined, WithdrawAccountInfo>(accountInfoCall, () =>
    import('../../generated/validators/withdrawAccountInfo.js').then((module) => module.default),
  )
