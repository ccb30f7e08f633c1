import { defineFeature } from '../../registry/feature.ts'
import { always, session } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** Accounts for withdrawals: a bank account, or a PIX key (docs/conformance.md § 1.2). */
export const bankCard = defineFeature({
  id: 'bankCard',
  description: 'Adds a bank account or a PIX key to withdraw to',
  when: always,
  namespaces: ['money', 'account'],
  screens: [
    {
      id: 'addBankCard',
      paths: ['/m/securityCenter/addBankCard'],
      frame: 'shell',
      track: 'none',
      title: 'withdraw',
      when: session('member'),
      load: lazy(() => import('./AddBankCard.tsx')),
    },
    {
      id: 'addBankCardPix',
      paths: ['/m/securityCenter/addBankCardPix'],
      frame: 'shell',
      track: 'none',
      title: 'withdraw',
      when: session('member'),
      load: lazy(() => import('./AddPixKey.tsx')),
    },
  ],
})
