import { usePlanned } from '../../registry/PlanContext.ts'
import { PAYMENTS_PATH } from './paths.ts'

/** The address of the member's payments; undefined where this site has no such page. */
export function usePaymentsPath(): string | undefined {
  const { plan } = usePlanned()
  return plan.screens.some(({ screen, isOpen }) => screen.id === 'paymentHistory' && isOpen)
    ? PAYMENTS_PATH
    : undefined
}
