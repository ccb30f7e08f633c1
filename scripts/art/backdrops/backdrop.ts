import type { BrandPalette } from '../palette.ts'
import { num, type Pen } from '../pen.ts'

/** Fills a picture of any size with a place: sky, ground, light. Everything that matters is drawn elsewhere. */
export type Backdrop = (pen: Pen, width: number, height: number, palette: BrandPalette) => string

export const fill = (paint: string, width: number, height: number, more = ''): string =>
  `<path fill="${paint}"${more} d="M0 0H${num(width)}V${num(height)}H0z"/>`

/** Round points scattered over a part of the picture. */
export function scatter(
  pen: Pen,
  count: number,
  box: readonly [number, number, number, number],
  width: number,
  colour: string,
  opacity = 1,
): string {
  const places = Array.from(
    { length: count },
    () => `M${num(pen.random.range(box[0], box[2]))} ${num(pen.random.range(box[1], box[3]))}h0`,
  )
  return `<path d="${places.join('')}" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" opacity="${num(opacity, 2)}"/>`
}

/** Rays around a point, as one dashed circle. */
export const rays = (
  x: number,
  y: number,
  reach: number,
  count: number,
  colour: string,
  opacity: number,
  angle = 0,
): string => {
  const dash = (Math.PI * reach) / 2 / count / 2
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(reach / 4)}" transform="rotate(${num(angle)} ${num(x)} ${num(y)})" fill="none" stroke="${colour}" stroke-width="${num(reach / 2)}" stroke-dasharray="${num(dash, 3)}" opacity="${num(opacity, 2)}"/>`
}

/** A ridge through points given in shares of width and height, closed to the foot of the picture. */
export function ridge(
  paint: string,
  width: number,
  height: number,
  list: readonly (readonly [number, number])[],
  more = '',
): string {
  const at = list.map(([x, y]) => [x * width, y * height] as const)
  let d = ''
  at.forEach(([x, y], index) => {
    const before = at[index - 1]
    if (!before) d += `M${num(x)} ${num(height + 4)}V${num(y)}`
    else {
      const middle = (before[0] + x) / 2
      d += `C${num(middle)} ${num(before[1])} ${num(middle)} ${num(y)} ${num(x)} ${num(y)}`
    }
  })
  return `<path fill="${paint}"${more} d="${d}V${num(height + 4)}z"/>`
}
