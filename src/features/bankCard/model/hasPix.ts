import { displayCurrency } from '../../../i18n/format.ts'

/** PIX pays in one currency only: elsewhere nobody has a key for it. */
const PIX_CURRENCY = 'BRL'

/** Whether accounts in this currency can be reached by a PIX key. */
export const hasPix = (currency: string): boolean => displayCurrency(currency) === PIX_CURRENCY
