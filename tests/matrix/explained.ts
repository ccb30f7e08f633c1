/** A person's decision on what axe or the check of targets (rule `target`) finds: the place, and the reason why it is no problem. */
interface Explanation {
  readonly rule: string
  /** The cells (`merchant visitor.screen`) that it applies to; absent: all. */
  readonly cells?: RegExp
  /** Matches the element's HTML or its selector. */
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
