import type { Promotion, PromotionAnnouncementCategories } from '../../../generated/types.ts'

export interface Activity {
  readonly id: string
  readonly title: string
  readonly category: string
  readonly image: string | undefined
  /** HTML as sent. */
  readonly content: string
}

/** The promotion of an address; undefined if it has ended or does not exist. */
export function activityOf(
  sent: PromotionAnnouncementCategories | undefined,
  id: string,
): Activity | undefined {
  if (id === '') return undefined
  for (const { name, promotions } of sent?.categories ?? []) {
    const found = promotions?.find((promotion: Promotion) => String(promotion.id) === id)
    if (found) return viewOf(found, name)
  }
  return undefined
}

/** The promotions of some categories, by category id, in the order of the answer, without duplicates. */
export function promotionsIn(
  sent: PromotionAnnouncementCategories | undefined,
  categories: readonly string[],
): readonly Activity[] {
  const found = new Map<string, Activity>()
  for (const { id, name, promotions } of sent?.categories ?? []) {
    if (!categories.includes(String(id ?? ''))) continue
    for (const promotion of promotions ?? []) {
      const key = String(promotion.id)
      if (!found.has(key)) found.set(key, viewOf(promotion, name))
    }
  }
  return [...found.values()]
}

function viewOf({ id, title, image, content }: Promotion, category: string | undefined): Activity {
  return {
    id: String(id),
    title: title.trim(),
    category: category?.trim() ?? '',
    image,
    content: content ?? '',
  }
}
