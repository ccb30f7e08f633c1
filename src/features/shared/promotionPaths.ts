/** The path of a promotion's page (docs/conformance.md § 2.2). */
export const activityPath = (id: string): string => `/m/activity?${new URLSearchParams({ id })}`

/** The path of the list of promotions in some categories; with no category, of all promotions. */
export const promotionsPath = (categories: readonly string[]): string =>
  categories.length === 0
    ? '/m/home#promotions'
    : `/m/activity?${new URLSearchParams(categories.map((id) => ['category', id]))}`
