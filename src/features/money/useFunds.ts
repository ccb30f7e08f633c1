import { useMemo } from 'react'
import { usePlanned } from '../../registry/PlanContext.ts'
import { useMemberInfo } from '../shared/useMemberInfo.ts'
import { minorDigits, minorUnits } from './model/amount.ts'

/** What a member has, and in which money. */
export interface Funds {
  readonly currency: string
  /** Digits after the decimal separator. */
  readonly digits: number
  /** Minor units; undefined where the back office sent none. */
  readonly balance: bigint | undefined
}

/** The member's own currency, else the site's. */
export function useFunds(): Funds {
  const { site } = usePlanned().facts
  const info = useMemberInfo()
  const currency = info?.currency?.trim() || site.currency
  const balance = info?.balance
  return useMemo(() => {
    const digits = minorDigits(currency)
    return { currency, digits, balance: minorUnits(balance ?? undefined, digits) }
  }, [currency, balance])
}
