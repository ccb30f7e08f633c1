import type { Box } from './cellText.ts'

export type Area = Pick<Box, 'x' | 'y' | 'width' | 'height'>

const LINE = /^\s*(-?\d+)\s+(-?\d+)\s+(\d+)\s+(\d+) {2}(.+)$/

/** The named parts that a cell's text lists. Pure. */
export const boxesIn = (text: string): Box[] =>
  text.split('\n').flatMap((line) => {
    const [, x, y, width, height, name] = LINE.exec(line) ?? []
    return name ? [{ name, x: Number(x), y: Number(y), width: Number(width), height: Number(height) }] : []
  })

/** The smallest part that contains an area; else the part with the largest overlap. Pure. */
export function nearestPart(area: Area, parts: readonly Box[]): Box | undefined {
  const shared = (part: Box): number =>
    Math.max(0, Math.min(area.x + area.width, part.x + part.width) - Math.max(area.x, part.x)) *
    Math.max(0, Math.min(area.y + area.height, part.y + part.height) - Math.max(area.y, part.y))
  const size = ({ width, height }: Area): number => width * height
  return parts
    .filter((part) => shared(part) > 0)
    .sort((a, b) => shared(b) - shared(a) || size(a) - size(b))[0]
}

/** `96×24 at 16,56, in header`. Pure. */
export function whereOf(area: Area, text: string): string {
  const part = nearestPart(area, boxesIn(text))
  return `${area.width}×${area.height} at ${area.x},${area.y}${part ? `, in ${part.name}` : ''}`
}
