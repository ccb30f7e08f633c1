import { toRgb } from '../../ui/colour/oklch.ts'
import { parseColour } from '../../ui/colour/parse.ts'

/** A colour as a colour picker accepts it; black where the text is not a colour. */
export function hexOf(colour: unknown): string {
  const read = parseColour(colour)
  if (!read) return '#000000'
  const channels = toRgb(read).map((value) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${channels.join('')}`
}
