/** What axe cannot decide, decided by a person: where it is, and why it is well. */
interface Explanation {
  readonly rule: string
  /** Cells (`merchant visitor.screen`) that it is about; absent: all. */
  readonly cells?: RegExp
  /** The element's HTML, or its place. */
  readonly element: RegExp
  readonly because: string
}

export const EXPLAINED: readonly Explanation[] = [
  {
    rule: 'bypass',
    cells: /\.captchaOpen$/,
    element: /^<html /,
    because: "The vendor's slider lies over everything: there is nothing to get past.",
  },
]

export const explanationOf = (rule: string, cell: string, element: string): string | undefined =>
  EXPLAINED.find(
    (entry) => entry.rule === rule && (entry.cells?.test(cell) ?? true) && entry.element.test(element),
  )?.because
