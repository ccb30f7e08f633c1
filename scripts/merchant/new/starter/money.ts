import type { Order } from '../order.ts'

/** VIP labels of a new merchant, lowest first. */
export const LABELS = [
  { labelId: 1, labelName: 'Bronze', rankLevel: 1 },
  { labelId: 2, labelName: 'Silver', rankLevel: 2 },
  { labelId: 3, labelName: 'Gold', rankLevel: 3 },
] as const

const BANKS = [
  { bankCode: 'BNK', bankName: 'First Bank' },
  { bankCode: 'EWL', bankName: 'E-wallet' },
]

/** What a new merchant's members pay with and get for their loyalty. By the name of the call. */
export function moneyOf({
  currency,
  language,
}: Pick<Order, 'currency' | 'language'>): Readonly<Record<string, unknown>> {
  return {
    'system/country': {
      countryCode: '',
      countryDialingCode: '',
      currency,
      currencySymbol: symbolOf(currency, language),
      countries: [],
    },
    'relay/MCSFE_getDepositSettings': {
      methods: [
        { id: 'bank', name: 'Bank transfer', min: 10, max: 10000 },
        { id: 'ewallet', name: 'E-wallet', min: 10, max: 5000 },
      ],
    },
    'relay/MCSFE_getDepositStats': { count: 2, banks: BANKS },
    'relay/MCSFE_getWithdrawalStats': { count: 1, banks: BANKS },
    'relay/MCSFE_getWithdrawAccountInfo': {
      accounts: [{ id: 'acc-1', bankName: 'First Bank', accountNoMasked: '**** **** 1234' }],
      min: 10,
      max: 10000,
    },
    'relay/MCSFE_getVipLabels': {
      labels: LABELS.map((label, index) => ({
        ...label,
        condition: index === 0 ? 'Register' : `Deposit ${index * 500} a month`,
        benefits: [{ title: 'Weekly cashback', value: `0.${index + 3}%` }],
      })),
    },
    'relay/MCSFE_getPlayerRankProgress': {
      currentProgress: { completedConditions: 2, totalExpectedConditions: 5 },
      playerRankProgress: { labelId: 1, labelName: 'Bronze', nextLabelId: 2, nextLabelName: 'Silver' },
    },
  }
}

/** How the currency is written; its code where nobody has a sign for it. */
function symbolOf(currency: string, language: string): string {
  const locale = language === 'PT-BR' ? 'pt-BR' : 'en'
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
