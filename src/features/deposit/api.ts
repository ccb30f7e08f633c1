import { defineCall } from '../../api/call.ts'
import type { DepositOrder, DepositRequest, DepositSettings } from '../../generated/types.ts'
import { usableQuery } from '../shared/usable.ts'

const settingsCall = defineCall<undefined, undefined, unknown>({
  name: 'depositSettings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositSettings',
  auth: 'required',
})

/** Begins a deposit (the project's addition, docs/contract.md). The answer says what to pay and how. */
export const depositCall = defineCall<undefined, DepositRequest, DepositOrder>({
  name: 'deposit',
  method: 'POST',
  path: '/wps/member/deposit',
  track: 'deposit_submit',
  auth: 'required',
  validate: () => import('../../generated/validators/depositOrder.js').then((module) => module.default),
})

/** The payment methods with their limits. */
export const settingsQuery = () =>
  usableQuery<undefined, DepositSettings>(settingsCall, () =>
    import('../../generated/validators/depositSettings.js').then((module) => module.default),
  )
