/** The largest edit distance that counts as a typing error. */
const MOST_SLIPS = 4
const MOST_NAMED = 3

/** Similar names, the nearest first; empty where there are none. Pure. */
export function nearNames(meant: string, names: readonly string[]): string[] {
  const wanted = meant.toLowerCase()
  return names
    .map((name) => ({ name, slips: slipsBetween(wanted, name.toLowerCase()) }))
    .filter(
      ({ name, slips }) =>
        slips <= Math.min(MOST_SLIPS, Math.ceil(wanted.length / 2)) ||
        (wanted.length > 2 && name.toLowerCase().includes(wanted)),
    )
    .sort((a, b) => a.slips - b.slips || a.name.localeCompare(b.name))
    .slice(0, MOST_NAMED)
    .map(({ name }) => name)
}

/** `did you mean …`, or the list of names. */
export function hintAt(meant: string, names: readonly string[]): string {
  const near = nearNames(meant, names)
  return near.length > 0 ? `did you mean ${near.join(' or ')}?` : `there are ${names.join(', ')}`
}

/** Letters to change, add or leave out (Levenshtein). */
function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1)))
    }
    row = next
  }
  return row[b.length] ?? 0
}
