/** Marks of a locale's numbers. */
export interface Marks {
  /** Between thousands. */
  readonly group: string
  /** Before the smaller units. */
  readonly decimal: string
  /** Sizes of the digit groups, from the end: 3 and 3, or 3 and 2 in India. */
  readonly sizes: readonly [first: number, next: number]
}

const SOME = 12_345_678.5

/** The separators of a locale; undefined if it has no thousands separator. */
export function marksOf(locale: string): Marks | undefined {
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(SOME)
  const group = parts.find(({ type }) => type === 'group')?.value
  const decimal = parts.find(({ type }) => type === 'decimal')?.value
  const whole = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length)
  const [next = 3, first = 3] = whole.slice(-2)
  return group && decimal ? { group, decimal, sizes: [first, next] } : undefined
}

/** Digits with the marks between thousands. */
export function grouped(whole: string, { group, sizes: [first, next] }: Marks): string {
  const pieces: string[] = []
  for (let end = whole.length, size = first; end > 0; end -= size, size = pieces.length > 0 ? next : first)
    pieces.unshift(whole.slice(Math.max(0, end - size), end))
  return pieces.join(group)
}

/** Plain decimal text, with a point, as it stands in the field. */
export function groupedText(plain: string, marks: Marks): string {
  const [whole = '', rest] = plain.split('.')
  return grouped(whole, marks) + (rest === undefined ? '' : marks.decimal + rest)
}

export interface Edit {
  readonly text: string
  /** Characters before the caret. */
  readonly caret: number
}

/**
 * Groups the digits of an amount field while the user types. A typed point or comma is the decimal separator.
 * Anything that is not a plain number, such as pasted text, is left unchanged.
 *
 * @param before the field's previous text, as this function returned it
 */
export function groupTyped(before: string, { text, caret }: Edit, marks: Marks): Edit {
  const typed = edited(before, text, caret)
  if (!typed) return { text, caret }
  const without = (part: string) => part.replaceAll(marks.group, '')
  const isMark = /^[.,٫،]$/.test(typed.inserted)
  const inserted = isMark ? marks.decimal : typed.inserted
  const [head, tail] = [without(typed.head) + inserted, without(typed.tail)]
  const [whole = '', ...rest] = (head + tail).split(marks.decimal)
  if (!/^\d*$/.test(whole) || rest.length > 1 || !/^\d*$/.test(rest[0] ?? '')) return { text, caret }
  const next = grouped(whole, marks) + (rest.length > 0 ? marks.decimal + rest[0] : '')
  return { text: next, caret: placeAfter(next, head.length, marks.group) }
}

/** Splits the edit into the text before it, the typed text, and the text after the caret. */
function edited(before: string, text: string, caret: number) {
  const tail = text.slice(caret)
  if (!before.endsWith(tail)) return undefined
  const kept = before.slice(0, before.length - tail.length)
  let same = 0
  while (same < caret && same < kept.length && kept[same] === text[same]) same++
  return { head: text.slice(0, same), inserted: text.slice(same, caret), tail }
}

/** The index after `count` characters, not counting thousands separators. */
function placeAfter(text: string, count: number, group: string): number {
  let [place, left] = [0, count]
  while (left > 0 && place < text.length) if (text[place++] !== group) left--
  return place
}
