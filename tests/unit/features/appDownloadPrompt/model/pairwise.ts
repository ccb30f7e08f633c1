/**
 * Rows of items in which every compatible pair occurs at least once. Greedy: a row takes the item that adds the most new
 * pairs. Items keep their order.
 */
export function greedyRows<T>(items: readonly T[], fits: (row: readonly T[]) => boolean): T[][] {
  const open = new Set<string>()
  const key = (a: number, b: number) => (a < b ? `${a}:${b}` : `${b}:${a}`)
  items.forEach((one, a) => {
    items.slice(a + 1).forEach((other, after) => {
      if (fits([one, other])) open.add(key(a, a + 1 + after))
    })
  })
  const rows: T[][] = []
  while (open.size > 0) {
    const [first] = open
    const row = (first ?? '').split(':').map(Number)
    const stands = (indexes: readonly number[]) =>
      fits([...indexes].sort((a, b) => a - b).flatMap((index) => items.slice(index, index + 1)))
    for (;;) {
      let best: { index: number; gain: number } | undefined
      for (let index = 0; index < items.length; index++) {
        if (row.includes(index)) continue
        const gain = row.filter((other) => open.has(key(index, other))).length
        if (gain > (best?.gain ?? 0) && stands([...row, index])) best = { index, gain }
      }
      if (!best) break
      row.push(best.index)
    }
    row.sort((a, b) => a - b)
    for (const a of row) for (const b of row) if (a !== b) open.delete(key(a, b))
    rows.push(row.flatMap((index) => items.slice(index, index + 1)))
  }
  return rows
}
