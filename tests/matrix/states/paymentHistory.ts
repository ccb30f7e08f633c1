import type { Site } from '../../../src/site/site.ts'
import { REFUSAL } from './parts.ts'
import type { State } from './state.ts'

const PAYMENTS = 'member/payments'
const isOn = ({ settings }: Site): boolean => (settings.payment_history ?? 0) > 0
const common = { screen: 'paymentHistory', visitor: 'member', where: isOn } as const

/** The member's deposits and withdrawals. */
export const paymentHistoryStates: readonly State[] = [
  {
    ...common,
    id: 'loading',
    noPicture: true,
    modelsOnly: true,
    before: { held: [PAYMENTS] },
    shows: { part: 'main [aria-busy="true"]' },
  },
  {
    ...common,
    id: 'failed',
    noPicture: true,
    modelsOnly: true,
    before: { faults: { [PAYMENTS]: REFUSAL } },
    shows: 'shell:retry',
  },
  {
    ...common,
    id: 'empty',
    noPicture: true,
    modelsOnly: true,
    before: { answers: { [PAYMENTS]: {} } },
    shows: 'payments:none',
  },
  {
    ...common,
    id: 'notOffered',
    noPicture: true,
    modelsOnly: true,
    before: { faults: { [PAYMENTS]: { kind: 'status', status: 404 } } },
    shows: 'money:not_offered',
    complaints: /404/,
  },
]
