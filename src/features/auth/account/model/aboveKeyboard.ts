/** A vertical range in the window, px from its top. */
export interface Span {
  readonly top: number
  readonly bottom: number
}

/** Space around the sticky button above the keyboard, px. */
export const GROUND_PX = 12

/** The range that the sticky button and the space around it take in the window. */
export const placeOfButton = (visible: Span, height: number): Span => ({
  top: visible.bottom - height - 2 * GROUND_PX,
  bottom: visible.bottom,
})

/** Tolerance, px: pages scroll by whole pixels, but elements have fractional positions. */
const HAIR_PX = 1

/** Whether two ranges overlap by more than the tolerance. */
export const covers = (one: Span, other: Span): boolean =>
  one.top < other.bottom - HAIR_PX && one.bottom > other.top + HAIR_PX

const heightOf = ({ top, bottom }: Span): number => bottom - top
const both = (one: Span, other: Span): Span => ({
  top: Math.min(one.top, other.top),
  bottom: Math.max(one.bottom, other.bottom),
})

/** The smallest scroll distance between `least` and `most`; undefined if `least` is greater than `most`. */
const within = (least: number, most: number): number | undefined =>
  least > most ? undefined : Math.min(Math.max(0, least), most)

/**
 * How far to scroll, px, to show the focused field and a captcha above the button. If there is no room for both: shows the
 * field and moves the captcha below the button's range, or else only shows the field. 0 if that is not possible. Pure.
 */
export function scrollFor(visible: Span, button: Span, field: Span, captcha: Span | undefined): number {
  const room: Span = { top: visible.top, bottom: button.top }
  const into = (what: Span) => within(what.bottom - room.bottom, what.top - room.top)
  if (!captcha) return into(field) ?? 0
  const together = both(field, captcha)
  if (heightOf(together) <= heightOf(room)) return into(together) ?? 0
  const least = field.bottom - room.bottom
  const most = Math.min(field.top - room.top, captcha.top - button.bottom)
  return within(least, most) ?? into(field) ?? 0
}
