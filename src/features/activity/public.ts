// What other features may use of this one: the address of a promotion.

/** Where a promotion is read (part 2, section 2). */
export const activityPath = (id: string): string => `/m/activity?${new URLSearchParams({ id })}`
