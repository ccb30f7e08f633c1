import type { AvailablePromotions, DepositSettings } from '../../../generated/types.ts'
import { arrivalOf, type Limits, limitsOf } from '../../money/public.ts'

/** A payment method. */
export interface Method {
  readonly id: string
  readonly name: string
  readonly limits: Limits
  readonly icon: string | undefined
  /** Minutes within which the money usually arrives; undefined: unknown. */
  readonly arrival: number | undefined
}

/** The payment methods in the order of the answer, without duplicates. */
export function methodsOf(sent: DepositSettings | undefined, digits: number): readonly Method[] {
  const found = new Map<string, Method>()
  for (const { id, name, min, max, icon, arrivalMinutes } of sent?.methods ?? []) {
    const key = String(id)
    const title = name.trim()
    if (title === '' || found.has(key)) continue
    found.set(key, {
      id: key,
      name: title,
      limits: limitsOf(min, max, digits),
      icon: icon || undefined,
      arrival: arrivalOf(arrivalMinutes),
    })
  }
  return [...found.values()]
}

/** A promotion that a deposit may include. */
export interface Bonus {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** The promotions that can be claimed now, without duplicates. */
export function bonusesOf(
  sent: AvailablePromotions | undefined,
  plainText: (html: string) => string,
): readonly Bonus[] {
  const found = new Map<string, Bonus>()
  for (const { id, title, description, claimable } of sent ?? []) {
    const key = String(id)
    if (claimable !== true || title.trim() === '' || found.has(key)) continue
    found.set(key, { id: key, title: title.trim(), text: plainText(description ?? '').trim() })
  }
  return [...found.values()]
}
