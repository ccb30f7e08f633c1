/** A stream of numbers that depends on nothing but its seed: the same code draws the same picture for ever. */
export type Random = {
  /** 0 ≤ n < 1 */
  next(): number
  /** A real number between the two. */
  range(min: number, max: number): number
  /** A whole number between the two, both included. */
  int(min: number, max: number): number
  pick<const L extends readonly [unknown, ...unknown[]]>(list: L): L[number]
  chance(probability: number): boolean
}

/** FNV-1a, 32 bit. Stable across platforms; not for secrets. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  // FNV leaves neighbours ("BALL1", "BALL5") close together: one more stir separates them.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}

/** mulberry32 seeded by the hash of a text. */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    range: (min, max) => min + next() * (max - min),
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (probability) => next() < probability,
  }
}
