import type {
  AvailablePromotions,
  Promotion,
  PromotionAnnouncementCategories,
} from '../../../generated/types.ts'
import type { Target } from '../../../ui/Go.tsx'
import { summaryOf } from './summary.ts'

export interface PromotionView {
  readonly id: string
  readonly title: string
  readonly category: string
  readonly summary: string
  readonly images: readonly string[]
  readonly target: Target
  /** This member can claim it now. */
  readonly claimable: boolean
}

interface RequestContext {
  /** Name or id of the one category to show. */
  readonly category: string | undefined
  readonly limit: number | undefined
  readonly available: AvailablePromotions | undefined
  readonly pictures: (text: unknown) => readonly string[]
  /** Converts HTML to plain text. */
  readonly plainText: (html: string) => string
  readonly target: (id: string) => Target
}

/** The promotions in the order of their categories. A promotion in several categories is shown once. */
export function promotionsOf(
  sent: PromotionAnnouncementCategories | undefined,
  requestContext: RequestContext,
): readonly PromotionView[] {
  const { category, limit, available, pictures, plainText, target } = requestContext
  const claimable = new Set(
    (available ?? []).filter((promotion) => promotion.claimable).map(({ id }) => String(id)),
  )
  const found = new Map<string, { readonly promotion: Promotion; readonly category: string }>()
  for (const { id, name, promotions } of sent?.categories ?? []) {
    if (category !== undefined && category !== name && category !== String(id ?? '')) continue
    for (const promotion of promotions ?? []) {
      const key = String(promotion.id)
      if (!found.has(key)) found.set(key, { promotion, category: name?.trim() ?? '' })
    }
  }
  return [...found].slice(0, limit).map(([id, { promotion, category: name }]) => ({
    id,
    title: promotion.title.trim(),
    category: name,
    summary: summaryOf(plainText(promotion.content ?? '')),
    images: pictures(promotion.image),
    target: target(id),
    claimable: claimable.has(id),
  }))
}
