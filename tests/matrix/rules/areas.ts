import type { Area } from './where.ts'

/** Side of the squares in which changed pixels are counted, px. */
export const SQUARE = 16
/** More areas than these are one: single frames would hide the picture. */
const MOST_AREAS = 30

/**
 * The areas that changed squares cover: squares that touch, also at a corner, are one area. Pure.
 *
 * @param squares numbers of squares, row by row
 * @param columns squares in a row
 */
export function areasOf(squares: ReadonlySet<number>, columns: number): Area[] {
  const open = new Set(squares)
  const areas: Area[] = []
  for (const first of squares) {
    if (!open.delete(first)) continue
    const waiting = [first]
    let [left, top, right, bottom] = [columns, Number.POSITIVE_INFINITY, -1, -1]
    for (let square = waiting.pop(); square !== undefined; square = waiting.pop()) {
      const [x, y] = [square % columns, Math.floor(square / columns)]
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      for (const [nextX, nextY] of around(x, y)) {
        const next = nextY * columns + nextX
        if (nextX >= 0 && nextX < columns && open.delete(next)) waiting.push(next)
      }
    }
    areas.push(inPixels(left, top, right, bottom))
  }
  return areas.length > MOST_AREAS ? [whole(areas)] : areas
}

const around = (x: number, y: number): [number, number][] =>
  [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((along): [number, number] => [x + along, y + down]))

const inPixels = (left: number, top: number, right: number, bottom: number): Area => ({
  x: left * SQUARE,
  y: top * SQUARE,
  width: (right - left + 1) * SQUARE,
  height: (bottom - top + 1) * SQUARE,
})

function whole(areas: readonly Area[]): Area {
  const x = Math.min(...areas.map((area) => area.x))
  const y = Math.min(...areas.map((area) => area.y))
  const width = Math.max(...areas.map((area) => area.x + area.width)) - x
  return { x, y, width, height: Math.max(...areas.map((area) => area.y + area.height)) - y }
}
