/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What a careless or hostile back office may send in a value's place. */
const STRANGE: readonly unknown[] = [
  null,
  '',
  0,
  -1,
  1e308,
  'x'.repeat(5000),
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{"a":',
  [],
  {},
  [null, [[]]],
  { length: 3 },
  true,
  '\u202e\u0000\ud800',
]

type Holder = Record<string, unknown> | unknown[]

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

function placesOf(value: unknown, found: [Holder, string][] = []): [Holder, string][] {
  if (!isHolder(value)) return found
  for (const [key, inner] of Object.entries(value)) {
    found.push([value, key])
    placesOf(inner, found)
  }
  return found
}

/** A copy of a JSON value in which `changes` places were removed, or hold something strange. */
export function mutate(value: unknown, random: () => number, changes: number): unknown {
  const copy: unknown = structuredClone(value)
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  for (let change = 0; change < changes; change += 1) {
    const place = pick(placesOf(copy))
    if (!place) break
    const [holder, key] = place
    if (random() < 0.25) Reflect.deleteProperty(holder, key)
    else Reflect.set(holder, key, structuredClone(pick(STRANGE)))
  }
  return copy
}
