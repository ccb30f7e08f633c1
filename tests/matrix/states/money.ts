import type { Site } from '../../../src/site/site.ts'
import { LOG_IN, REFUSAL } from './parts.ts'
import type { State, Step } from './state.ts'

/** PIX exists for one currency only. */
const PAYS_PIX = ({ currency }: Site): boolean => currency === 'BRL'

const SEND: Step = { press: { part: 'form button[type="submit"]' } }
const AMOUNT = { part: '[name="amount"]' }
const ALERT = { part: 'main [role="alert"]' }
const DONE = { part: 'main [role="status"] h2' }
/** The answer of a back office without this call. */
const MISSING = { kind: 'status', status: 404 } as const
const SETTINGS = 'relay/MCSFE_getDepositSettings'
const ACCOUNTS = 'relay/MCSFE_getWithdrawAccountInfo'
/** A payment that never expires, because the clock is stopped before its end. */
const ORDER = { id: 'D100001', amount: '100', status: 'pending', expiresAt: '2026-12-01T12:15:00Z' }

/** A fixed link, equal in every run. */
const REFERRAL = {
  link: 'https://play.example/join/AB12CD',
  referralCode: 'AB12CD',
  invited: 3,
  earned: '45',
}

const deposits: readonly State[] = [
  {
    id: 'loading',
    screen: 'voucherCenter',
    noPicture: true,
    visitor: 'member',
    modelsOnly: true,
    before: { held: [SETTINGS] },
    shows: { part: 'main [aria-busy="true"]' },
  },
  {
    id: 'empty',
    screen: 'voucherCenter',
    noPicture: true,
    visitor: 'member',
    modelsOnly: true,
    before: { answers: { [SETTINGS]: { methods: [] } } },
    shows: 'money:no_methods',
  },
  {
    id: 'failed',
    screen: 'voucherCenter',
    noPicture: true,
    visitor: 'member',
    modelsOnly: true,
    before: { faults: { [SETTINGS]: REFUSAL } },
    shows: 'shell:retry',
  },
  {
    id: 'amountMissing',
    screen: 'voucherCenter',
    noPicture: true,
    modelsOnly: true,
    visitor: 'member',
    steps: [SEND],
    shows: 'money:amount_required',
  },
  {
    id: 'refused',
    screen: 'voucherCenter',
    noPicture: true,
    visitor: 'member',
    modelsOnly: true,
    before: { faults: { 'member/deposit': REFUSAL } },
    steps: [{ press: { part: '[role="group"] button' } }, SEND],
    shows: ALERT,
  },
  {
    id: 'notOffered',
    screen: 'voucherCenter',
    noPicture: true,
    modelsOnly: true,
    visitor: 'member',
    before: { faults: { 'member/deposit': MISSING } },
    steps: [{ press: { part: '[role="group"] button' } }, SEND],
    shows: 'money:not_offered',
    complaints: /404/,
  },
  {
    id: 'payByCode',
    screen: 'voucherCenter',
    modelsOnly: true,
    visitor: 'member',
    before: { answers: { 'member/deposit': { ...ORDER, qr: '00020126580014br.gov.bcb.pix0136stand-in' } } },
    steps: [{ press: { part: '[role="group"] button' } }, SEND],
    shows: 'money:waiting_payment',
    whole: true,
  },
  {
    id: 'payByBank',
    screen: 'voucherCenter',
    noPicture: true,
    modelsOnly: true,
    visitor: 'member',
    before: {
      answers: {
        'member/deposit': {
          ...ORDER,
          payUrl: 'https://pay.example/D100001',
          details: [
            { kind: 'bank', value: 'Stand-in Bank' },
            { kind: 'account', value: '0021 4477 0190' },
            { kind: 'reference', value: 'D100001' },
          ],
        },
      },
    },
    steps: [{ press: { part: '[role="group"] button' } }, SEND],
    shows: 'money:send_exactly',
    whole: true,
  },
  {
    id: 'arrived',
    screen: 'voucherCenter',
    noPicture: true,
    visitor: 'member',
    modelsOnly: true,
    before: { answers: { 'member/deposit': { ...ORDER, status: 'done' } } },
    steps: [{ press: { part: '[role="group"] button' } }, SEND],
    shows: 'money:payment_arrived',
  },
  {
    id: 'over',
    screen: 'voucherCenter',
    noPicture: true,
    visitor: 'member',
    modelsOnly: true,
    before: { answers: { 'member/deposit': { ...ORDER, status: 'failed' } } },
    steps: [{ press: { part: '[role="group"] button' } }, SEND],
    shows: 'money:payment_over',
  },
]

const withdrawals: readonly State[] = [
  {
    id: 'empty',
    screen: 'withdraw',
    noPicture: true,
    modelsOnly: true,
    visitor: 'member',
    before: { answers: { [ACCOUNTS]: { accounts: [], min: 0, max: 0 } } },
    shows: 'money:no_accounts',
  },
  {
    id: 'loading',
    screen: 'withdraw',
    noPicture: true,
    visitor: 'member',
    modelsOnly: true,
    before: { held: [ACCOUNTS] },
    shows: { part: 'main [aria-busy="true"]' },
  },
  {
    id: 'refused',
    screen: 'withdraw',
    noPicture: true,
    visitor: 'member',
    modelsOnly: true,
    before: { faults: { 'member/withdraw': REFUSAL } },
    steps: [{ press: 'money:all_of_it' }, SEND],
    shows: ALERT,
  },
  {
    id: 'failed',
    screen: 'withdraw',
    noPicture: true,
    visitor: 'member',
    modelsOnly: true,
    before: { faults: { [ACCOUNTS]: REFUSAL } },
    shows: 'shell:retry',
  },
  {
    id: 'notOffered',
    screen: 'withdraw',
    noPicture: true,
    visitor: 'member',
    modelsOnly: true,
    before: { faults: { [ACCOUNTS]: MISSING } },
    shows: 'money:not_offered',
    complaints: /404/,
  },
  {
    id: 'tooMuch',
    screen: 'withdraw',
    noPicture: true,
    modelsOnly: true,
    visitor: 'member',
    steps: [{ fill: AMOUNT, with: '999999999999' }, SEND],
    shows: ALERT,
  },
  {
    id: 'onItsWay',
    screen: 'withdraw',
    modelsOnly: true,
    visitor: 'member',
    before: { answers: { 'member/withdraw': { id: 'W100001', status: 'pending' } } },
    steps: [{ press: 'money:all_of_it' }, SEND],
    shows: 'money:withdrawal_sent',
  },
]

const accounts: readonly State[] = [
  {
    id: 'emptyMarked',
    screen: 'addBankCard',
    noPicture: true,
    modelsOnly: true,
    visitor: 'member',
    steps: [SEND],
    shows: 'account:field_required',
  },
  {
    id: 'numberWrong',
    screen: 'addBankCard',
    noPicture: true,
    visitor: 'member',
    modelsOnly: true,
    steps: [{ fill: { part: '[name="accountNo"]' }, with: 'GB82WEST12345698765433' }, SEND],
    shows: 'money:account_number_wrong',
  },
  {
    id: 'notOffered',
    screen: 'addBankCardPix',
    where: PAYS_PIX,
    noPicture: true,
    visitor: 'member',
    modelsOnly: true,
    before: { faults: { 'member/bankCardPix': MISSING } },
    steps: [
      { fill: { part: '[name="key"]' }, with: '529.982.247-25' },
      { fill: { part: '[name="accountName"]' }, with: 'Ana Souza' },
      SEND,
    ],
    shows: 'money:not_offered',
    complaints: /404/,
  },
  {
    id: 'keyWrong',
    screen: 'addBankCardPix',
    where: PAYS_PIX,
    noPicture: true,
    visitor: 'member',
    modelsOnly: true,
    steps: [{ fill: { part: '[name="key"]' }, with: '529.982.247-24' }, SEND],
    shows: ALERT,
  },
  {
    id: 'refused',
    screen: 'addBankCardPix',
    where: PAYS_PIX,
    noPicture: true,
    visitor: 'member',
    modelsOnly: true,
    before: { faults: { 'member/bankCardPix': REFUSAL } },
    steps: [
      { fill: { part: '[name="key"]' }, with: '529.982.247-25' },
      { fill: { part: '[name="accountName"]' }, with: 'Ana Souza' },
      SEND,
    ],
    shows: ALERT,
  },
  {
    id: 'saved',
    screen: 'addBankCardPix',
    where: PAYS_PIX,
    noPicture: true,
    visitor: 'member',
    modelsOnly: true,
    steps: [
      { fill: { part: '[name="key"]' }, with: '529.982.247-25' },
      { fill: { part: '[name="accountName"]' }, with: 'Ana Souza' },
      SEND,
    ],
    shows: 'money:account_saved',
  },
]

const others: readonly State[] = [
  {
    id: 'emptyMarked',
    screen: 'feedback',
    noPicture: true,
    visitor: 'member',
    modelsOnly: true,
    steps: [SEND],
    shows: 'account:field_required',
  },
  {
    id: 'refused',
    screen: 'feedback',
    noPicture: true,
    modelsOnly: true,
    visitor: 'member',
    before: { faults: { 'member/feedback': REFUSAL } },
    steps: [
      { fill: { part: '[name="title"]' }, with: 'Night mode' },
      { fill: { part: '[name="content"]' }, with: 'It is easy on the eyes.' },
      SEND,
    ],
    shows: ALERT,
  },
  {
    id: 'thanks',
    screen: 'feedback',
    modelsOnly: true,
    visitor: 'member',
    steps: [
      { fill: { part: '[name="title"]' }, with: 'Night mode' },
      { fill: { part: '[name="content"]' }, with: 'It is easy on the eyes.' },
      SEND,
    ],
    shows: DONE,
  },
  {
    id: 'ownLink',
    screen: 'inviteFriends',
    visitor: 'member',
    modelsOnly: true,
    where: ({ settings }) => (settings.referral_enabled ?? 0) > 0,
    before: { answers: { 'member/referral': REFERRAL } },
    shows: { part: 'main svg[role="img"], main [role="img"] svg' },
  },
  {
    id: 'ownLink',
    screen: 'agentRegister',
    visitor: 'agent',
    modelsOnly: true,
    before: { answers: { 'member/referral': REFERRAL } },
    shows: { part: 'main svg[role="img"], main [role="img"] svg' },
  },
  {
    id: 'asGuest',
    screen: 'inviteFriends',
    noPicture: true,
    modelsOnly: true,
    where: ({ settings }) => (settings.referral_enabled ?? 0) > 0,
    shows: 'invite:log_in_for_link',
  },
  {
    id: 'notPromoted',
    screen: 'inviteFriends',
    noPicture: true,
    modelsOnly: true,
    before: { status: { info: { settings: { referral_enabled: 0 } } } },
    shows: 'money:not_offered',
  },
  {
    id: 'notOffered',
    screen: 'inviteFriends',
    noPicture: true,
    visitor: 'member',
    modelsOnly: true,
    where: ({ settings }) => (settings.referral_enabled ?? 0) > 0,
    before: { faults: { 'member/referral': MISSING } },
    shows: 'money:not_offered',
    complaints: /404/,
  },
  {
    id: 'failed',
    screen: 'agentRegister',
    noPicture: true,
    visitor: 'agent',
    modelsOnly: true,
    before: { faults: { 'member/referral': REFUSAL } },
    shows: 'shell:retry',
  },
]

/** A member who plays in another currency than the site's. */
const inOtherCurrency: readonly State[] = (
  [
    ['member.home', '/m/member/home', 'main h1'],
    ['voucherCenter', '/m/voucherCenter', 'main form'],
  ] as const
).map(([screen, path, part]) => ({
  id: 'otherCurrency',
  screen,
  noPicture: true,
  modelsOnly: true,
  seenAs: 'member',
  member: 'otherCurrency',
  at: `/m/login?redirectUrl=${encodeURIComponent(path)}`,
  steps: LOG_IN,
  shows: { part: `[data-screen="${screen}"] ${part.replace('main ', '')}` },
}))

/** Deposits, withdrawals, the accounts for them, feedback to the site, and inviting friends. */
export const moneyStates: readonly State[] = [
  ...deposits,
  ...withdrawals,
  ...accounts,
  ...others,
  ...inOtherCurrency,
]
