import type { CustomerService } from '../../../site/site.ts'
import { customerServiceTarget } from '../../shared/serviceEntries.ts'
import type { Asking } from '../../shared/serviceUrl.ts'

/**
 * Where Contact us leads: the domain route's first entry that this visitor may see, else the site's; undefined where
 * there is nobody to ask, and then there is no button (docs/conformance.md § 2.2).
 */
export function contactOf(
  routed: readonly CustomerService[],
  sited: readonly CustomerService[],
  labelId: string | null | undefined,
  asking?: Asking,
): string | undefined {
  const target = customerServiceTarget([...routed, ...sited], labelId, asking)
  return target && 'href' in target ? target.href : undefined
}
