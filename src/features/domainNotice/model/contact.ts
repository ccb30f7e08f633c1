import type { CustomerService } from '../../../site/site.ts'
import { customerServiceTarget } from '../../shared/serviceEntries.ts'
import type { Asking } from '../../shared/serviceUrl.ts'

/**
 * The address of Contact us: the domain route's first entry that this visitor may see, else the site's; undefined if there is
 * none, and then no button is shown (docs/conformance.md § 2.2).
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
