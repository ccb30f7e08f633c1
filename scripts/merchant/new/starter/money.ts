import { languageOf } from '../../../../src/i18n/languages.ts'
import type { Order } from '../order.ts'
import type { Say } from './say.ts'

/** VIP labels of a new merchant, lowest first. */
export const LABELS = [
  { labelId: 1, labelName: 'VIP 1', rankLevel: 1 },
  { labelId: 2, labelName: 'VIP 2', rankLevel: 2 },
  { labelId: 3, labelName: 'VIP 3', rankLevel: 3 },
] as const

/** Names, which are not translated. */
const BANK = 'First Bank'
const WALLET = 'E-Wallet'
const BANKS = [
  { bankCode: 'BNK', bankName: BANK },
  { bankCode: 'EWL', bankName: WALLET },
]

/** Payment methods and VIP levels of a new merchant, by the name of the call. */
export function moneyOf(
  { currency, language }: Pick<Order, 'currency' | 'language'>,
  say: Say,
): Readonly<Record<string, unknown>> {
  const written = new Intl.NumberFormat(languageOf(language).numberLocale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
  return {
    'system/country': {
      countryCode: '',
      countryDialingCode: '',
      currency,
      currencySymbol: symbolOf(written) ?? currency,
      countries: [],
    },
    'relay/MCSFE_getDepositSettings': {
      methods: [
        { id: 'bank', name: say('money:bank'), min: 10, max: 10000 },
        { id: 'ewallet', name: WALLET, min: 10, max: 5000 },
      ],
    },
    'relay/MCSFE_getDepositStats': { count: 2, banks: BANKS },
    'relay/MCSFE_getWithdrawalStats': { count: 1, banks: BANKS },
    'relay/MCSFE_getWithdrawAccountInfo': {
      accounts: [{ id: 'acc-1', bankName: BANK, accountNoMasked: '**** **** 1234' }],
      min: 10,
      max: 10000,
    },
    'relay/MCSFE_getVipLabels': {
      labels: LABELS.map((label, index) => ({
        ...label,
        condition:
          index === 0
            ? say('account:register')
            : say('money:deposit_amount', { amount: written.format(index * 500) }),
        benefits: [{ title: say('money:bonus'), value: `0.${index + 3}%` }],
      })),
    },
    'relay/MCSFE_getPlayerRankProgress': {
      currentProgress: { completedConditions: 2, totalExpectedConditions: 5 },
      playerRankProgress: { labelId: 1, labelName: 'VIP 1', nextLabelId: 2, nextLabelName: 'VIP 2' },
    },
  }
}

/** The symbol of a currency. */
const symbolOf = (written: Intl.NumberFormat): string | undefined =>
  written.formatToParts(0).find(({ type }) => type === 'currency')?.value
