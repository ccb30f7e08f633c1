import { defineCall } from '../../api/call.ts'
import type { BankStats } from '../../generated/types.ts'
import { type UsableQuery, usableQuery } from '../usable.ts'

/** The app-download configuration (part 2, section 3; contract, section 10). */
export const appDownloadConfigCall = defineCall<undefined, undefined, unknown>({
  name: 'appDownloadConfig',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAppDownloadConfig',
  auth: 'optional',
})

const depositStats = defineCall<undefined, undefined, unknown>({
  name: 'depositStats',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositStats',
  auth: 'required',
})

const withdrawalStats = defineCall<undefined, undefined, unknown>({
  name: 'withdrawalStats',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawalStats',
  auth: 'required',
})

const loadValidator = () => import('../../generated/validators/bankStats.js').then((module) => module.default)

/** How many deposits or withdrawals a member has made (contract, section 9). */
export const statsQuery = (of: 'deposits' | 'withdrawals'): UsableQuery<BankStats> =>
  of === 'deposits'
    ? usableQuery<undefined, BankStats>(depositStats, loadValidator)
    : usableQuery<undefined, BankStats>(withdrawalStats, loadValidator)
