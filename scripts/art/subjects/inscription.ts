import { type Face, fitSize, letter } from '../lettering/letter.ts'
import { num } from '../pen.ts'
import source from './inscriptions.json' with { type: 'json' }

type Shaped = readonly [width: number, height: number, outline: string]

const words = new Map<string, Shaped>()
for (const [text, entry] of Object.entries(source.words)) {
  const [width, height, outline] = entry
  if (typeof width === 'number' && typeof height === 'number' && typeof outline === 'string') {
    words.set(text, [width, height, outline])
  }
}

/** A word cut into something, centred in a box around 0,`y`. */
export type Inscription = { markup: string; width: number; height: number }

/**
 * A subject's label as outlines within `width` × `height`: Urdu and Khmer as they were shaped, everything else in a face of
 * the project. Nothing where no outline is known, so that a picture never depends on a phone's fonts.
 */
export function inscribe(
  text: string,
  face: Face,
  [width, height]: readonly [number, number],
  y = 0,
): Inscription {
  const shaped = words.get(text.normalize('NFC'))
  if (shaped) {
    const scale = Math.min(width / shaped[0], height / shaped[1])
    const [wide, high] = [shaped[0] * scale, shaped[1] * scale]
    const markup = `<path transform="translate(${num(-wide / 2)} ${num(y - high / 2)}) scale(${num(scale, 4)})" d="${shaped[2]}"/>`
    return { markup, width: wide, height: high }
  }
  const size = fitSize(text, face, width, height * 1.2)
  const drawn = letter(text, { face, size, anchor: 'middle', y: y + size * 0.36 })
  return { markup: drawn.d ? `<path d="${drawn.d}"/>` : '', width: drawn.width, height: size * 0.72 }
}
