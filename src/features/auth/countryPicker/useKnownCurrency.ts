import { usePlanned } from '../../../registry/PlanContext.ts'
import { useAppQuery } from '../../shared/queries.ts'
import { countryQuery } from './api.ts'

/** The currency of the visitor's country, if a screen has already requested it. This hook sends no request. */
export function useKnownCurrency(): string | undefined {
  const { code } = usePlanned().facts.site.merchant
  const { data } = useAppQuery({ ...countryQuery(code), enabled: false })
  return data?.value?.currency?.trim() || undefined
}
