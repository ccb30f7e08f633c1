import { defineFeature } from '../../registry/feature.ts'
import { always, session } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'
import { DEPOSIT_PATH } from './paths.ts'

/** Deposits (docs/conformance.md § 2.2: deposit). */
export const deposit = defineFeature({
  id: 'deposit',
  description: 'Deposit: ways to pay, amounts within their limits, promotions, and the payment itself',
  when: always,
  namespaces: ['money'],
  screens: [
    {
      id: 'voucherCenter',
      paths: [DEPOSIT_PATH],
      frame: 'shell',
      track: 'checkout',
      title: 'deposit',
      when: session('member'),
      load: lazy(() => import('./DepositScreen.tsx')),
    },
  ],
})
