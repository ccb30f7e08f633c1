import { useMemo } from 'react'
import { type DateManner, formatDateTime, formatMoney, formatNear, moneyLocale } from '../../i18n/format.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { useLanguage } from './useLanguage.ts'

/** How this site writes amounts and moments, in the language of the page. */
export interface Formats {
  /** @param amount minor units, or decimal text */
  readonly money: (amount: bigint | string, currency: string) => string
  /** The locale in which amounts of a currency are written. */
  readonly moneyLocale: (currency: string) => string
  /** @param instant milliseconds since 1970, shown in the site's time zone */
  readonly moment: (instant: number, style?: DateManner['style']) => string
  /** `in 42 minutes` within the hour before it, else undefined. */
  readonly near: (instant: number, now: number) => string | undefined
  /** The moment, but `in 42 minutes` within the hour before it. */
  readonly due: (instant: number, now: number) => string
}

export function useFormats(): Formats {
  const language = useLanguage()
  const { moneyByLanguage, timeZone } = usePlanned().facts.site
  return useMemo(() => {
    const moment: Formats['moment'] = (instant, style = 'dateTime') =>
      formatDateTime(instant, language, { style, timeZone })
    const ofMoney = moneyByLanguage ? language : undefined
    return {
      money: (amount, currency) => formatMoney(amount, currency, ofMoney),
      moneyLocale: (currency) => moneyLocale(currency, ofMoney),
      moment,
      near: (instant, now) => formatNear(instant, now, language),
      due: (instant, now) => formatNear(instant, now, language) ?? moment(instant),
    }
  }, [language, moneyByLanguage, timeZone])
}
