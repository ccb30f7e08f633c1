import { escapeXml, num } from '../pen.ts'
import { canLetter, type Face, fitSize, letter } from './letter.ts'

export type Word = { markup: string; width: number }

const SYSTEM = 'system-ui,sans-serif'

/** A word as an outline, or as text where the face lacks a letter of it (another script). */
export function word(
  text: string,
  face: Face,
  size: number,
  x: number,
  y: number,
  tracking = 0,
  anchor: 'start' | 'middle' = 'start',
): Word {
  if (canLetter(text, face)) {
    const { d, width } = letter(text, { face, size, x, y, tracking, anchor })
    return { markup: `<path d="${d}"/>`, width }
  }
  const width = Array.from(text).length * size * 0.7
  return {
    markup: `<text x="${num(x)}" y="${num(y)}" font-family="${SYSTEM}" font-weight="900" font-size="${num(size)}" text-anchor="${anchor}" textLength="${num(width)}" lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</text>`,
    width,
  }
}

/** The size at which a word is as wide as asked, no larger than `largest`; an estimate for another script. */
export function wordSize(text: string, face: Face, width: number, largest: number, tracking = 0): number {
  if (canLetter(text, face)) return fitSize(text, face, width, largest, tracking)
  return Math.min(largest, width / Math.max(1, Array.from(text).length * 0.7))
}
