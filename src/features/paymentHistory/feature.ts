import { defineFeature } from '../../registry/feature.ts'
import { session, setting } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'
import { PAYMENTS_PATH } from './paths.ts'

const member = session('member')

/** The member's deposits and withdrawals (docs/contract.md, an addition). */
export const paymentHistory = defineFeature({
  id: 'paymentHistory',
  description: 'The member’s deposits and withdrawals, with how each stands',
  when: setting('payment_history'),
  namespaces: ['payments', 'money'],
  screens: [
    {
      id: 'paymentHistory',
      paths: [PAYMENTS_PATH],
      frame: 'shell',
      track: 'none',
      title: 'payments',
      when: member,
      load: lazy(() => import('./PaymentHistoryScreen.tsx')),
    },
  ],
  slots: {
    'member.entries': { order: 30, when: member, load: lazy(() => import('./PaymentsEntry.tsx')) },
  },
})
