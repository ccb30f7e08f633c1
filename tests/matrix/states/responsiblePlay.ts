import type { Site } from '../../../src/site/site.ts'
import { REFUSAL } from './parts.ts'
import type { State } from './state.ts'

const LIMITS = 'member/playLimits'
const isOn = ({ settings }: Site): boolean => (settings.responsible_play ?? 0) > 0
const common = { screen: 'responsiblePlay', visitor: 'member', where: isOn } as const
/** A limit that is used in part and will be higher, one that is used up, and none. */
const SET = {
  limits: [
    { period: 'day', amount: '500', used: '120', next: { amount: '900', from: '2026-12-02T12:00:00Z' } },
    { period: 'week', amount: '1000', used: '1000' },
    { period: 'month' },
  ],
}
const EXCLUDE = { press: { part: 'main form button[type="submit"]' } } as const

/** A member's own limits. */
export const responsiblePlayStates: readonly State[] = [
  {
    ...common,
    id: 'loading',
    noPicture: true,
    modelsOnly: true,
    before: { held: [LIMITS] },
    shows: { part: 'main [aria-busy="true"]' },
  },
  {
    ...common,
    id: 'failed',
    noPicture: true,
    modelsOnly: true,
    before: { faults: { [LIMITS]: REFUSAL } },
    shows: 'shell:retry',
  },
  {
    ...common,
    id: 'set',
    eachLayout: true,
    before: { answers: { [LIMITS]: SET } },
    shows: { part: 'main [role="progressbar"]' },
    whole: true,
  },
  {
    ...common,
    id: 'limit',
    noPicture: true,
    eachLayout: true,
    before: { answers: { [LIMITS]: SET } },
    steps: [{ press: { part: 'main li:first-child button' } }],
    shows: 'responsiblePlay:remove',
    over: '[role="dialog"]',
  },
  {
    ...common,
    id: 'periodMissing',
    noPicture: true,
    modelsOnly: true,
    steps: [EXCLUDE],
    shows: 'responsiblePlay:choose_period',
  },
  {
    ...common,
    id: 'confirm',
    eachLayout: true,
    noPicture: true,
    steps: [{ press: { part: 'main input[value="month"]' } }, EXCLUDE],
    shows: { part: '[role="alertdialog"]' },
    over: '[role="alertdialog"]',
  },
  {
    id: 'limitLeft',
    screen: 'voucherCenter',
    visitor: 'member',
    where: isOn,
    noPicture: true,
    modelsOnly: true,
    before: { answers: { [LIMITS]: SET } },
    shows: { part: 'main [data-deposit-left]' },
  },
]
