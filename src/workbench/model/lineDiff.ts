/** A line of a comparison: in both, only before, only now. */
export interface DiffLine {
  readonly mark: ' ' | '-' | '+'
  readonly text: string
}

/** The line-by-line difference of two texts with the fewest removals and additions (longest common subsequence). */
export function lineDiff(before: string, now: string): DiffLine[] {
  const [a, b] = [before.split('\n'), now.split('\n')]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const same = (lines: readonly string[]): DiffLine[] => lines.map((text) => ({ mark: ' ', text }))
  return [
    ...same(a.slice(0, start)),
    ...middle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...same(a.slice(a.length - end)),
  ]
}

function middle(a: readonly string[], b: readonly string[]): DiffLine[] {
  const width = b.length + 1
  // longest[i * width + j]: common lines of a from i and b from j on.
  const longest = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number): number => longest[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      longest[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]]
    if (left !== undefined && left === right) {
      lines.push({ mark: ' ', text: left })
      i += 1
      j += 1
    } else if (left !== undefined && (right === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ mark: '-', text: left })
      i += 1
    } else if (right !== undefined) {
      lines.push({ mark: '+', text: right })
      j += 1
    }
  }
  return lines
}

/** The changed lines with `around` lines of context; `…` where lines are left out. */
export function shortDiff(lines: readonly DiffLine[], around = 2): string {
  const near = (index: number): boolean =>
    lines.slice(Math.max(0, index - around), index + around + 1).some(({ mark }) => mark !== ' ')
  const shown: string[] = []
  lines.forEach(({ mark, text }, index) => {
    if (near(index)) shown.push(`${mark} ${text}`)
    else if (shown.at(-1) !== '…') shown.push('…')
  })
  return shown.join('\n')
}
