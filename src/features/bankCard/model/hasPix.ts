import { displayCurrency } from '../../../i18n/format.ts'

/** PIX exists in one currency only. */
const PIX_CURRENCY = 'BRL'

/** Whether an account in this currency can have a PIX key. */
export const hasPix = (currency: string): boolean => displayCurrency(currency) === PIX_CURRENCY
