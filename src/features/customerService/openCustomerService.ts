import type { CustomerService } from '../../site/site.ts'
import { customerServiceTarget } from '../shared/serviceEntries.ts'
import type { Asking } from '../shared/serviceUrl.ts'

/**
 * Opens customer service: the first entry that whoever asks may see, in a window of its own that knows neither who opened it
 * nor from where. False where there is nobody to ask. To be called while the finger is on what was pressed.
 */
export function openCustomerService(
  entries: readonly CustomerService[],
  asking: Asking = {},
  page: Pick<Window, 'open'> = window,
): boolean {
  const target = customerServiceTarget(entries, asking.labelId, asking)
  if (!target || !('href' in target)) return false
  page.open(target.href, '_blank', 'noopener,noreferrer')
  return true
}
