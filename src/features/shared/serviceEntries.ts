import type { CustomerService } from '../../site/site.ts'
import type { Target } from '../../ui/Go.tsx'
import { type Asking, serviceUrl } from './serviceUrl.ts'

/**
 * The entries that somebody with this VIP label may see, in the order in which they were sent; an entry without labels
 * is for everyone (docs/conformance.md § 2.3). Guests and members without a label: undefined.
 */
export function suitableEntries(
  entries: readonly CustomerService[],
  labelId: string | null | undefined,
): readonly CustomerService[] {
  return entries.filter(({ labelIds }) => !labelIds || (!!labelId && labelIds.includes(labelId)))
}

/** The entries that somebody may see, each with the address that leads there for them. */
export const entriesFor = (entries: readonly CustomerService[], asking: Asking): readonly CustomerService[] =>
  suitableEntries(entries, asking.labelId).map((entry) => ({ ...entry, url: serviceUrl(entry, asking) }))

/**
 * Where Contact us leads: the first entry that somebody may see, in a tab of its own without opener; undefined where there is
 * nobody to ask. Whoever says no more than a label is not named.
 */
export function customerServiceTarget(
  entries: readonly CustomerService[],
  labelId: string | null | undefined,
  asking: Asking = {},
): Target {
  const [first] = entriesFor(entries, { ...asking, labelId })
  return first && { href: first.url }
}
