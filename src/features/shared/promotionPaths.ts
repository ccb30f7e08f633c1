/** Where a promotion is read (docs/conformance.md § 2.2). */
export const activityPath = (id: string): string => `/m/activity?${new URLSearchParams({ id })}`

/** Where the promotions of some categories are listed; without any, all of them. */
export const promotionsPath = (categories: readonly string[]): string =>
  categories.length === 0
    ? '/m/home#promotions'
    : `/m/activity?${new URLSearchParams(categories.map((id) => ['category', id]))}`
