/** One setting of all flags, on or off by flag. */
export type Row = Readonly<Record<string, boolean>>

const VALUES = [false, true] as const

/** The increment of mulberry32: the same seed gives the same rows on every machine. */
const STEP = 0x6d2b79f5

function randomFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + STEP) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The key of a pair of values of two flags, independent of their order. */
const pairOf = (a: number, aOn: boolean, b: number, bOn: boolean): string =>
  a < b ? `${a}${aOn ? '+' : '-'} ${b}${bOn ? '+' : '-'}` : pairOf(b, bOn, a, aOn)

/** The number of pairs of values of all pairs of `count` flags. */
export const pairsOf = (count: number): number => (VALUES.length ** 2 * count * (count - 1)) / 2

/** The number of different pairs of values in some rows. */
export function pairsCovered(names: readonly string[], rows: readonly Row[]): number {
  const covered = new Set<string>()
  for (const row of rows)
    names.forEach((one, a) => {
      for (const [b, other] of names.entries())
        if (b > a) covered.add(pairOf(a, row[one] === true, b, row[other] === true))
    })
  return covered.size
}

/**
 * Rows in which every value of each flag occurs together with every value of every other flag. Each row starts with a
 * missing pair and gives every further flag, in an order that depends on the seed, the value that adds more new pairs.
 * Greedy, so not always the fewest rows. Flags with the same name count once; a single flag gets both values.
 */
export function pairwise(flags: readonly string[], seed = 1): Row[] {
  const names = [...new Set(flags)]
  const random = randomFrom(seed)
  const [only, another] = names
  if (only === undefined) return []
  if (another === undefined) return VALUES.map((on) => ({ [only]: on }))

  const missing = new Set<string>()
  const firsts = new Map<string, readonly [a: number, aOn: boolean, b: number, bOn: boolean]>()
  for (let a = 0; a < names.length; a += 1)
    for (let b = a + 1; b < names.length; b += 1)
      for (const aOn of VALUES)
        for (const bOn of VALUES) {
          missing.add(pairOf(a, aOn, b, bOn))
          firsts.set(pairOf(a, aOn, b, bOn), [a, aOn, b, bOn])
        }

  const rows: Row[] = []
  for (let next = first(missing); next !== undefined; next = first(missing)) {
    const begun = firsts.get(next)
    if (!begun) break
    const [a, aOn, b, bOn] = begun
    const chosen = new Map([
      [a, aOn],
      [b, bOn],
    ])
    for (const flag of shuffled([...names.keys()], random)) {
      if (chosen.has(flag)) continue
      const gain = (on: boolean) =>
        [...chosen].filter(([other, otherOn]) => missing.has(pairOf(flag, on, other, otherOn))).length
      const [off, on] = [gain(false), gain(true)]
      chosen.set(flag, off === on ? random() < 0.5 : on > off)
    }
    for (const [one, oneOn] of chosen)
      for (const [other, otherOn] of chosen)
        if (one < other) missing.delete(pairOf(one, oneOn, other, otherOn))
    rows.push(Object.fromEntries(names.map((name, flag) => [name, chosen.get(flag) === true])))
  }
  return rows
}

const first = (set: ReadonlySet<string>): string | undefined => set.values().next().value

function shuffled(items: readonly number[], random: () => number): number[] {
  const rest = [...items]
  const drawn: number[] = []
  while (rest.length > 0) drawn.push(...rest.splice(Math.floor(random() * rest.length), 1))
  return drawn
}
