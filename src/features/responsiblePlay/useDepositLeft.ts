import { useTranslation } from 'react-i18next'
import { usePlanned } from '../../registry/PlanContext.ts'
import type { Funds } from '../money/public.ts'
import { hasResponsiblePlay } from '../shared/adults.ts'
import { askAgain, useAppQueryClient } from '../shared/queries.ts'
import { useFormats } from '../shared/useFormats.ts'
import { useUsable } from '../shared/useUsable.ts'
import { limitsQuery } from './api.ts'
import { leftOf, limitsView } from './model/limits.ts'

/** What the member's deposit limits leave. */
export interface DepositLeft {
  /** The sentence about it; undefined: there is no limit, or it is unknown. Then the back office alone decides. */
  readonly note: (amount: bigint | undefined) => string | undefined
  /** Whether an amount, minor units, is above a limit. */
  readonly isOver: (amount: bigint | undefined) => boolean
  /** Asks again, after a deposit. */
  readonly refresh: () => void
}

/** The limits are asked only where the site has responsible play. */
export function useDepositLeft({ currency, digits }: Funds): DepositLeft {
  const { t } = useTranslation('money')
  const formats = useFormats()
  const queries = useAppQueryClient()
  const { data } = useUsable(limitsQuery(), { enabled: hasResponsiblePlay(usePlanned().facts.site) })
  const left = data && leftOf(limitsView(data.value, digits))
  const isOver = (amount: bigint | undefined) => left !== undefined && amount !== undefined && amount > left
  return {
    note(amount) {
      if (left === undefined) return undefined
      if (left === 0n) return t('limit_reached')
      return t(isOver(amount) ? 'limit_over' : 'limit_left', { amount: formats.money(left, currency) })
    },
    isOver,
    refresh: () => void askAgain(queries, limitsQuery()),
  }
}
