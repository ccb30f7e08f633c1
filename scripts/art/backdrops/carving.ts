import { oklch } from '../palette.ts'
import { num, type Pen } from '../pen.ts'

/** The lit, plain and joint colours of sandstone. */
export type Stone = { light: string; body: string; dark: string }

/** A carved relief: its upper edge is lit, its lower edge is in shade, its face has the wall's colour. */
export const carved = (d: string, { light, dark }: Stone, width: number, face = 'none'): string =>
  `<path fill="none" stroke="${dark}" stroke-width="${num(width, 2)}" transform="translate(${num(width * 0.7, 2)} ${num(width * 0.9, 2)})" d="${d}"/><path fill="none" stroke="${light}" stroke-width="${num(width, 2)}" d="${d}"/>${face === 'none' ? '' : `<path fill="${face}" d="${d}"/>`}`

const LOTUS = 'M0 0C-9-8-10-20 0-30C10-20 9-8 0 0z'

/** The medallions of a temple's door jambs: a flower in a ring, leaves between the rings. */
export function tapestry(pen: Pen, size: number, stone: Stone): string {
  const id = pen.id('tp')
  const unit = size / 100
  const flower = Array.from(
    { length: 8 },
    (_, index) => `<path transform="rotate(${index * 45}) translate(0 -6)" d="${LOTUS}"/>`,
  ).join('')
  const leaf = '<path d="M0-4C-16-8-18-24-8-34C-6-26-2-24 0-36C2-24 6-26 8-34C18-24 16-8 0-4z"/>'
  const cross = [0, 90, 180, 270].map((angle) => `<g transform="rotate(${angle})">${leaf}</g>`).join('')
  const cut = (x: number, y: number, body: string): string =>
    `<g transform="translate(${x} ${y})">${body}</g>`
  const art =
    cut(50, 50, `<circle r="45"/><circle r="38"/>${flower}<circle r="8"/>`) +
    [
      [0, 0],
      [100, 0],
      [0, 100],
      [100, 100],
    ]
      .map(([x = 0, y = 0]) => cut(x, y, cross))
      .join('')
  pen.define(
    `<g id="${id}g">${art}</g><pattern id="${id}" width="${num(size)}" height="${num(size)}" patternUnits="userSpaceOnUse"><g transform="scale(${num(unit, 3)})" fill="none"><use href="#${id}g" transform="translate(1.6 2)" stroke="${stone.dark}" stroke-width="3"/><use href="#${id}g" stroke="${stone.light}" stroke-width="2"/></g></pattern>`,
  )
  return `url(#${id})`
}

/** Courses of blocks, each a little lighter or darker than its neighbour. */
export function blocks(pen: Pen, width: number, height: number, unit: number, stone: Stone): string {
  const tall = 108 * unit
  const rows = Math.ceil(height / tall)
  let joints = ''
  let shades = ''
  for (let row = 0; row < rows; row += 1) {
    const y = row * tall
    joints += `M0 ${num(y)}H${num(width)}`
    let x = -pen.random.range(20, 140) * unit
    while (x < width) {
      const long = pen.random.range(130, 250) * unit
      joints += `M${num(x)} ${num(y)}v${num(tall)}`
      if (pen.random.chance(0.45)) {
        shades += `<path fill="${pen.random.chance(0.5) ? stone.light : stone.dark}" opacity="${num(pen.random.range(0.06, 0.2), 2)}" d="M${num(x)} ${num(y)}h${num(long)}v${num(tall)}h${num(-long)}z"/>`
      }
      x += long
    }
  }
  return `${shades}<path fill="none" stroke="${stone.dark}" stroke-width="${num(3 * unit)}" opacity=".55" d="${joints}"/>`
}

/** A band of lotus petals, standing or hanging. */
export function petals(
  width: number,
  y: number,
  size: number,
  up: boolean,
  stone: Stone,
  face: string,
): string {
  const count = Math.ceil(width / size) + 1
  const petal = `M0 0c${num(-size * 0.5)} ${num(-size * 0.3)} ${num(-size * 0.42)} ${num(-size * 0.9)} 0 ${num(-size * 1.15)}c${num(size * 0.42)} ${num(size * 0.25)} ${num(size * 0.5)} ${num(size * 0.85)} 0 ${num(size * 1.15)}z`
  const row = Array.from(
    { length: count },
    (_, index) =>
      `<path transform="translate(${num(index * size)} ${num(y)})${up ? '' : ' scale(1-1)'}" d="${petal}"/>`,
  ).join('')
  return `<g fill="${face}" stroke="${stone.dark}" stroke-width="${num(size / 18, 2)}">${row}</g><g fill="none" stroke="${stone.light}" stroke-width="${num(size / 26, 2)}" opacity=".7" transform="translate(${num(-size / 26)} ${num(-size / 30)})">${row}</g>`
}

/** Sandstone of a hue. */
export const stoneOf = (hue: number, lift = 0): Stone => ({
  light: oklch(0.78 + lift, 0.075, hue + 22),
  body: oklch(0.6 + lift, 0.085, hue + 12),
  dark: oklch(0.27 + lift * 0.6, 0.06, hue),
})
