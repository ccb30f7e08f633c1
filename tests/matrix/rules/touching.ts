/** The smallest gap at which two texts read as two, px. */
const GAP = 4
/** Boxes lie at fractions of a pixel. */
const TOLERANCE = 0.25

/** A line of a text, in px of the page. */
export interface TextBox {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Texts with the same number are parts of one sentence, control or drawn number. */
  readonly flow: number
  /** What stays in place while the rest scrolls has a layer of its own. */
  readonly layer: number
}

/** Neighbouring texts of different controls or cells on one line that nearly touch, or overlap. Pure. */
export function touchingTexts(boxes: readonly TextBox[]): string[] {
  const found = boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter((other) => one.flow !== other.flow && one.layer === other.layer && isBeside(one, other))
      .map((other) =>
        one.left <= other.left ? `“${one.text}|${other.text}”` : `“${other.text}|${one.text}”`,
      ),
  )
  return [...new Set(found)].map((pair) => `${pair} touch`)
}

function isBeside(one: TextBox, other: TextBox): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  const isOneLine = shared > Math.min(one.bottom - one.top, other.bottom - other.top) / 2
  const gap = Math.max(one.left - other.right, other.left - one.right)
  return isOneLine && gap < GAP - TOLERANCE
}
