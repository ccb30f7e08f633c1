/** Where something stands in the window, px from its top. */
export interface Span {
  readonly top: number
  readonly bottom: number
}

/** What is left round the button that stays above the keyboard, px. */
export const GROUND_PX = 12

/** What of the window the button takes while it stays above the keyboard, with the ground it stands on. */
export const placeOfButton = (visible: Span, height: number): Span => ({
  top: visible.bottom - height - 2 * GROUND_PX,
  bottom: visible.bottom,
})

/** Pages scroll by whole pixels, and parts stand between them, px. */
const HAIR_PX = 1

/** Whether one lies over the other, by more than a hair. */
export const covers = (one: Span, other: Span): boolean =>
  one.top < other.bottom - HAIR_PX && one.bottom > other.top + HAIR_PX

const heightOf = ({ top, bottom }: Span): number => bottom - top
const both = (one: Span, other: Span): Span => ({
  top: Math.min(one.top, other.top),
  bottom: Math.max(one.bottom, other.bottom),
})

/** The shortest way that is at least `least` and at most `most`; undefined: there is none. */
const within = (least: number, most: number): number | undefined =>
  least > most ? undefined : Math.min(Math.max(0, least), most)

/**
 * How far to scroll, px, so that the field that is being filled in is in view above the button, and a captcha is too; where
 * both have no room, so that the captcha is out of sight rather than under the button. 0 where neither can be. Pure.
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
