import type { Bitmap } from './png.ts'

type Colour = readonly [number, number, number, number]
type Entry = { colour: Colour; count: number }

const average = (box: readonly Entry[]): Colour => {
  const total = box.reduce((sum, { count }) => sum + count, 0)
  const mean = (channel: 0 | 1 | 2 | 3): number =>
    Math.round(box.reduce((sum, { colour, count }) => sum + colour[channel] * count, 0) / Math.max(1, total))
  return [mean(0), mean(1), mean(2), mean(3)]
}

function widest(box: readonly Entry[]): { channel: 0 | 1 | 2 | 3; spread: number } {
  let best: { channel: 0 | 1 | 2 | 3; spread: number } = { channel: 0, spread: -1 }
  for (const channel of [0, 1, 2, 3] as const) {
    let [low, high] = [255, 0]
    for (const { colour } of box) {
      low = Math.min(low, colour[channel])
      high = Math.max(high, colour[channel])
    }
    if (high - low > best.spread) best = { channel, spread: high - low }
  }
  return best
}

/** Median cut: at most `most` colours and, for each pixel, which of them it is. */
export function quantise({ data }: Bitmap, most = 256): { palette: Colour[]; indices: Uint8Array } {
  const counts = new Map<number, number>()
  const keyAt = (pixel: number): number => {
    const a = data[pixel * 4 + 3] ?? 0
    const [r, g, b] =
      a === 0 ? [0, 0, 0] : [data[pixel * 4] ?? 0, data[pixel * 4 + 1] ?? 0, data[pixel * 4 + 2] ?? 0]
    return ((r * 256 + g) * 256 + b) * 256 + a
  }
  const pixels = data.length / 4
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const key = keyAt(pixel)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const entries = Array.from(
    counts,
    ([key, count]): Entry => ({
      count,
      colour: [
        Math.floor(key / 2 ** 24),
        Math.floor(key / 2 ** 16) % 256,
        Math.floor(key / 256) % 256,
        key % 256,
      ],
    }),
  )
  let boxes: Entry[][] = [entries]
  while (boxes.length < most) {
    const ranked = boxes.map((box, index) => ({
      index,
      ...widest(box),
      size: Math.log2(1 + box.reduce((sum, { count }) => sum + count, 0)),
    }))
    const next = ranked
      .filter(({ spread }) => spread > 0)
      .sort((a, b) => b.spread * b.size - a.spread * a.size)[0]
    if (!next) break
    const box = [...(boxes[next.index] ?? [])].sort((a, b) => a.colour[next.channel] - b.colour[next.channel])
    const half = box.reduce((sum, { count }) => sum + count, 0) / 2
    let [cut, seen] = [0, 0]
    while (cut < box.length - 1 && seen < half) seen += box[cut++]?.count ?? 0
    boxes = boxes.toSpliced(next.index, 1, box.slice(0, Math.max(1, cut)), box.slice(Math.max(1, cut)))
  }
  const palette = boxes.map(average)
  const indexOf = new Map<number, number>()
  boxes.forEach((box, index) => {
    for (const { colour } of box)
      indexOf.set(((colour[0] * 256 + colour[1]) * 256 + colour[2]) * 256 + colour[3], index)
  })
  const indices = new Uint8Array(pixels)
  for (let pixel = 0; pixel < pixels; pixel += 1) indices[pixel] = indexOf.get(keyAt(pixel)) ?? 0
  return { palette, indices }
}
