import type { CustomerService } from '../../site/site.ts'
import type { Target } from '../../ui/Go.tsx'

/**
 * The entries that somebody with this VIP label may see, in the order in which they were sent; an entry without labels
 * is for everyone (part 2, section 3). Guests and members without a label: undefined.
 */
export function suitableEntries(
  entries: readonly CustomerService[],
  labelId: string | null | undefined,
): readonly CustomerService[] {
  return entries.filter(({ labelIds }) => !labelIds || (!!labelId && labelIds.includes(labelId)))
}

/** `openCustomerService`: the first entry that somebody may see, in a tab of its own without opener. */
export function customerServiceTarget(
  entries: readonly CustomerService[],
  labelId: string | null | undefined,
): Target {
  const [first] = suitableEntries(entries, labelId)
  return first && { href: first.url }
}
