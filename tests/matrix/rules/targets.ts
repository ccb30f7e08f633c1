/** The smallest target for a thumb, px (WCAG 2.2, 2.5.5). */
export const TARGET = 44
/** The smallest gap between two targets that are not parts of one control, px. */
export const APART = 8
/** Boxes lie at fractions of a pixel. */
const TOLERANCE = 0.5

/** A control's hit area, in px of the page, and what it is a part of. */
export interface Target {
  /** How a finding names it. */
  readonly name: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** The groups around it that are one control, such as a tab list: their parts share edges. */
  readonly composites: readonly number[]
  /** The part that stays in place while the page scrolls: what lies below it moves, and is no neighbour. */
  readonly layer: number
  /** The lists around it: their rows may share a line. */
  readonly lists: readonly number[]
}

/** Targets that are too small, and pairs that are too close. Pure. */
export function judgeTargets(targets: readonly Target[]): string[] {
  const small = targets.filter(
    (target) => widthOf(target) < TARGET - TOLERANCE || heightOf(target) < TARGET - TOLERANCE,
  )
  const close = targets.flatMap((one, at) =>
    targets.slice(at + 1).flatMap((other) => {
      const gap = gapOf(one, other)
      if (gap >= APART - TOLERANCE || isOneControl(one, other, gap)) return []
      return [`${px(gap)} px between ${one.name} and ${other.name}`]
    }),
  )
  return [
    ...small.map(
      (target) => `${px(widthOf(target))}×${px(heightOf(target))} px is the target of ${target.name}`,
    ),
    ...close,
  ]
}

const px = (length: number): number => Math.round(length * 10) / 10
const widthOf = ({ left, right }: Target): number => right - left
const heightOf = ({ top, bottom }: Target): number => bottom - top

/** The way from one area to the other, along the axis on which they are further apart; 0 if they touch or overlap. */
function gapOf(one: Target, other: Target): number {
  const across = Math.max(one.left - other.right, other.left - one.right)
  const down = Math.max(one.top - other.bottom, other.top - one.bottom)
  return Math.max(0, across, down)
}

/**
 * What is exempt by design (WCAG 2.2, 2.5.8): parts of one control, rows of a list that share a line, a control inside of a
 * larger target (the heart on a card), and what only passes below a bar while it scrolls.
 */
function isOneControl(one: Target, other: Target, gap: number): boolean {
  if (one.composites.some((composite) => other.composites.includes(composite))) return true
  if (one.layer !== other.layer) return true
  if (gap <= 1 + TOLERANCE && isStacked(one, other) && one.lists.some((list) => other.lists.includes(list)))
    return true
  return isWithin(one, other) || isWithin(other, one)
}

/** Rows of equal width below each other. */
const isStacked = (one: Target, other: Target): boolean =>
  Math.abs(one.left - other.left) <= 1 && Math.abs(one.right - other.right) <= 1

const isWithin = (inner: Target, outer: Target): boolean => {
  const [middle, centre] = [(inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2]
  return middle > outer.left && middle < outer.right && centre > outer.top && centre < outer.bottom
}
