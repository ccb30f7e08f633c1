import { defineFeature } from '../../registry/feature.ts'
import { always, session } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'
import { WITHDRAW_PATH } from './paths.ts'

/** Withdrawals (docs/conformance.md § 1.2). */
export const withdraw = defineFeature({
  id: 'withdraw',
  description: 'Withdrawal: to which account, how much within the limits and the balance',
  when: always,
  namespaces: ['money'],
  screens: [
    {
      id: 'withdraw',
      paths: [WITHDRAW_PATH],
      frame: 'shell',
      track: 'none',
      title: 'withdraw',
      when: session('member'),
      load: lazy(() => import('./WithdrawScreen.tsx')),
    },
  ],
})
