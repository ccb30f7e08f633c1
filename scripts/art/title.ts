import { escapeXml, num } from './pen.ts'

/** One line of a title: size and length in the picture's units, y of its baseline. */
export type TitleLine = { text: string; size: number; length: number; y: number }

const NARROW = /[IJ1.,:;'’!|]/
const WIDE = /[MW@%]/

/** Width of heavy sans capitals in em, near enough for `textLength` to change little on any phone. */
export function emWidth(text: string): number {
  let width = 0
  for (const letter of text.normalize('NFC')) {
    const base = letter.normalize('NFD').charAt(0)
    width += base === ' ' ? 0.3 : NARROW.test(base) ? 0.4 : WIDE.test(base) ? 0.92 : 0.7
  }
  return width
}

/** How far above its capitals a line reaches: Vietnamese puts two marks on one letter. */
function accentHeight(text: string): number {
  let most = 0
  for (const letter of text) {
    const marks = letter.normalize('NFD').match(/[\u0300-\u0303\u0306\u0309]/g)?.length ?? 0
    most = Math.max(most, marks)
  }
  return most === 0 ? 0 : most === 1 ? 0.24 : 0.4
}

function splits(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]]
  const found: string[][] = []
  for (let cut = 1; cut <= words.length - count + 1; cut += 1) {
    const head = words.slice(0, cut).join(' ')
    for (const rest of splits(words.slice(cut), count - 1)) found.push([head, ...rest])
  }
  return found
}

/**
 * Sets a title as a lockup: one to three lines, each as large as the width lets it be, all of them within the height.
 * The lines end at `bottom`. Sizes are chosen so that the smallest line is as large as it can be.
 */
export function setTitle(
  title: string,
  box: { width: number; height: number; bottom: number; largest: number },
): TitleLine[] {
  const words = title.toLocaleUpperCase('en').trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  let best: { lines: TitleLine[]; score: number } | undefined
  for (let count = 1; count <= Math.min(3, words.length); count += 1) {
    for (const texts of splits(words, count)) {
      const lines = lockup(
        texts.map((text) => text.replace(/[:,]$/, '')),
        box,
      )
      const sizes = lines.map(({ size }) => size)
      const widths = texts.map(emWidth)
      // Lines of like length read as one name: "VƯƠNG MIỆN / CỐ ĐÔ", never "VƯƠNG / MIỆN CỐ ĐÔ".
      const uneven = 1 - Math.min(...widths) / Math.max(...widths)
      const score = Math.min(...sizes) * 2 + Math.max(...sizes) * 0.4 - count * 2 - uneven * 15
      if (!best || score > best.score) best = { lines, score }
    }
  }
  return best?.lines ?? []
}

function lockup(
  texts: readonly string[],
  box: { width: number; height: number; bottom: number; largest: number },
): TitleLine[] {
  const natural = texts.map((text) => Math.min(box.largest, box.width / Math.max(0.4, emWidth(text))))
  // A short word beside a long one must not shout.
  const smallest = Math.min(...natural)
  const sizes = natural.map((size) => Math.min(size, smallest * 1.75))
  const heights = texts.map((text, index) => (sizes[index] ?? 0) * (0.74 + accentHeight(text)) + 5)
  const total = heights.reduce((sum, height) => sum + height, -5)
  const scale = Math.min(1, box.height / total)
  let y = box.bottom
  const lines: TitleLine[] = []
  for (let index = texts.length - 1; index >= 0; index -= 1) {
    const size = (sizes[index] ?? 0) * scale
    const text = texts[index] ?? ''
    lines.unshift({ text, size, length: size * emWidth(text), y })
    y -= (heights[index] ?? 0) * scale
  }
  return lines
}

/** The same lines about a middle: on a plate, a single line does not sit on its edge. */
export function centred(lines: readonly TitleLine[], middle: number): TitleLine[] {
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return []
  const top = first.y - first.size * (0.74 + accentHeight(first.text))
  const shift = middle - (top + last.y) / 2
  return lines.map((line) => ({ ...line, y: line.y + Math.min(0, shift) }))
}

/** The lines as SVG text, each held to its length whatever the phone's font is. */
export function titleMarkup(lines: readonly TitleLine[], x: number): string {
  return lines
    .map(
      ({ text, size, length, y }) =>
        `<text x="${num(x)}" y="${num(y, 0)}" font-size="${num(size)}" textLength="${num(length, 0)}" lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</text>`,
    )
    .join('')
}
