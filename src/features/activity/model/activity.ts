import type { Promotion, PromotionAnnouncementCategories } from '../../../generated/types.ts'

export interface Activity {
  readonly id: string
  readonly title: string
  readonly category: string
  readonly image: string | undefined
  /** HTML as it was sent. */
  readonly content: string
}

/** The promotion of an address; undefined where it is over, or never was. */
export function activityOf(
  sent: PromotionAnnouncementCategories | undefined,
  id: string,
): Activity | undefined {
  if (id === '') return undefined
  for (const { name, promotions } of sent?.categories ?? []) {
    const found = promotions?.find((promotion: Promotion) => String(promotion.id) === id)
    if (found)
      return {
        id,
        title: found.title.trim(),
        category: name?.trim() ?? '',
        image: found.image,
        content: found.content ?? '',
      }
  }
  return undefined
}
